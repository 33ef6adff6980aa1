//! How long the inside of a table page takes to render: `cargo bench -p web`. It should stay below 2 ms.

fn main() {
    divan::main();
}
