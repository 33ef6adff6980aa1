//! The tree: nodes in one flat vector, the children of a node side by side and in order.

use table::{Game, Seat};

/// The index of a node.
pub(super) type Index = u32;

/// Where every search starts.
pub(super) const ROOT: Index = 0;

/// How one comes from a node to its child.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Step<A, C> {
    /// A seat acts.
    Act(Seat, A),
    /// Chance settles something.
    Settle(C),
    /// Not a step in the game: below it stands what a seat may choose while others choose in secret too. What they choose must
    /// not matter to it, so its choices are counted here once and not below each choice of the others.
    Menu(Seat),
    /// Not a step in the game: below it, in the order of the seats, stands what all of them chose.
    Joint,
}

/// A [`Step`] of the game `G`.
pub(super) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// What the search knows of a step and of what follows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<S> {
    /// How one comes here.
    pub step: S,
    /// In how many simulations this step was taken.
    pub visits: u32,
    /// In how many simulations it could have been taken; counted only where worlds differ in what can be done.
    pub offers: u32,
    /// What those who took it got in the mean.
    pub mean: f32,
    /// How much it suggests itself at first glance, compared with its siblings.
    pub prior: f32,
    first: Index,
    len: u32,
    room: u32,
}

impl<S> Node<S> {
    fn new(step: S, prior: f32) -> Node<S> {
        Node { step, visits: 0, offers: 0, mean: 0.0, prior, first: 0, len: 0, room: 0 }
    }
}

/// The memory that the trees of one search may take, all threads together.
const BYTES: usize = 192 << 20;

/// The nodes of one search. Memory is kept from one search to the next.
///
/// The index of a node holds until a sibling is added to it: that may move the whole row of siblings, never what stands below them.
#[derive(Clone, Debug)]
pub(super) struct Tree<S> {
    nodes: Vec<Node<S>>,
    limit: usize,
}

impl<S: Copy + Ord> Tree<S> {
    /// An empty tree, one of `trees`, that will never hold more than `limit` nodes, nor more than its share of the memory.
    pub fn new(limit: usize, trees: usize) -> Tree<S> {
        let share = BYTES / size_of::<Node<S>>() / trees.max(1);
        Tree { nodes: Vec::new(), limit: limit.min(share).min(Index::MAX as usize) }
    }

    /// Whether half of the nodes it may have are there.
    pub fn is_half_full(&self) -> bool {
        self.nodes.len() > self.limit / 2
    }

    /// Forgets everything and plants a root.
    pub fn plant(&mut self, root: S) {
        self.nodes.clear();
        self.nodes.push(Node::new(root, 1.0));
    }

    /// The node at `index`.
    #[inline]
    pub fn node(&self, index: Index) -> &Node<S> {
        &self.nodes[index as usize]
    }

    /// The node at `index`, to change what is counted.
    #[inline]
    pub fn node_mut(&mut self, index: Index) -> &mut Node<S> {
        &mut self.nodes[index as usize]
    }

    /// The children of a node with the index of the first.
    #[inline]
    pub fn children(&self, parent: Index) -> (Index, &[Node<S>]) {
        let Node { first, len, .. } = *self.node(parent);
        (first, &self.nodes[first as usize..(first + len) as usize])
    }

    /// The children of a node, to change what is counted, with the index of the first.
    #[inline]
    pub fn children_mut(&mut self, parent: Index) -> (Index, &mut [Node<S>]) {
        let Node { first, len, .. } = *self.node(parent);
        (first, &mut self.nodes[first as usize..(first + len) as usize])
    }

    /// The child one comes to by `step`.
    #[inline]
    pub fn find(&self, parent: Index, step: S) -> Option<Index> {
        let (first, children) = self.children(parent);
        children.iter().position(|child| child.step == step).map(|at| first + at as Index)
    }

    /// The child one comes to by `step`, made if need be; `None` if the tree is full.
    #[inline]
    pub fn reach(&mut self, parent: Index, step: S) -> Option<Index> {
        self.find(parent, step).or_else(|| {
            let at = self.children(parent).1.partition_point(|child| child.step < step);
            self.insert(parent, at, step, 1.0).then(|| self.node(parent).first + at as Index)
        })
    }

    /// Puts a new child before the child number `at`. Says no if the tree is full.
    pub fn insert(&mut self, parent: Index, at: usize, step: S, prior: f32) -> bool {
        let Node { first, len, room, .. } = *self.node(parent);
        let (mut first, mut room) = (first as usize, room);
        let len = len as usize;
        if len == room as usize {
            let wider = room + room / 2 + 2;
            if !self.has_room(wider as usize) {
                return false;
            }
            let moved = self.nodes.len();
            self.nodes.extend_from_within(first..first + len);
            self.nodes.resize(moved + wider as usize, Node::new(step, 0.0));
            (first, room) = (moved, wider);
        }
        self.nodes.copy_within(first + at..first + len, first + at + 1);
        self.nodes[first + at] = Node::new(step, prior);
        let parent = self.node_mut(parent);
        (parent.first, parent.len, parent.room) = (first as Index, len as u32 + 1, room);
        true
    }

    /// Gives a node without children these, which must be in order. Says no if the tree is full.
    #[inline]
    pub fn expand(&mut self, parent: Index, children: impl ExactSizeIterator<Item = (S, f32)>) -> bool {
        let len = children.len();
        if !self.has_room(len) {
            return false;
        }
        let first = self.nodes.len() as Index;
        self.nodes.extend(children.map(|(step, prior)| Node::new(step, prior)));
        let parent = self.node_mut(parent);
        (parent.first, parent.len, parent.room) = (first, len as u32, len as u32);
        true
    }

    /// Whether so many nodes more may be added; sees to it that there is memory for them, and never for more than the limit.
    fn has_room(&mut self, more: usize) -> bool {
        let wanted = self.nodes.len() + more;
        if wanted > self.nodes.capacity() && wanted <= self.limit {
            let capacity = (2 * self.nodes.capacity()).max(wanted).max(64).min(self.limit.max(wanted));
            self.nodes.reserve_exact(capacity - self.nodes.len());
        }
        wanted <= self.limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_never_take_more_memory_than_they_may() {
        for trees in [1, 2, 16] {
            let mut tree: Tree<[u64; 6]> = Tree::new(usize::MAX, trees);
            tree.plant([0; 6]);
            let mut parent = ROOT;
            while tree.expand(parent, (0..1_000u32).map(|number| ([u64::from(number); 6], 0.0))) {
                parent = tree.children(parent).0;
            }
            assert!(tree.nodes.len() > tree.limit - 1_000, "grown to its limit");
            assert!(trees * tree.nodes.capacity() * size_of::<Node<[u64; 6]>>() <= BYTES);
        }
    }

    #[test]
    fn a_small_limit_is_kept() {
        let mut tree: Tree<u8> = Tree::new(5, 1);
        tree.plant(0);
        assert!(tree.expand(ROOT, (0..4).map(|step| (step, 0.0))));
        assert!(!tree.insert(ROOT, 4, 4, 0.0));
        assert_eq!(tree.nodes.len(), 5);
    }
}
