//! The command line in words: help from `locales/*/command.ftl`, and clap's errors as complaints in the same language.

use crate::cli::Cli;
use crate::complaint::Complaint;
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;
use table::Message;
use words::{Lang, Words};

/// The language to speak: `--lang`, else the locale of the environment. Looked up before anything is parsed, because what is wrong
/// with the arguments must be said in it too.
pub fn language(arguments: &[OsString]) -> Lang {
    let texts: Vec<&str> = arguments.iter().skip(1).filter_map(|argument| argument.to_str()).collect();
    let joined = texts.iter().find_map(|text| text.strip_prefix("--lang="));
    let apart = texts.iter().position(|&text| text == "--lang").and_then(|at| texts.get(at + 1).copied());
    let wanted = joined.or(apart).and_then(|code| code.parse().ok());
    wanted.unwrap_or_else(|| {
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        locales.into_iter().find(|locale| !locale.is_empty()).map(|locale| Lang::of_locale(&locale)).unwrap_or_default()
    })
}

/// What was asked. Help and version are printed at once.
pub fn parse(arguments: &[OsString], words: &Words) -> Result<Cli, Complaint> {
    let matches = command(words).try_get_matches_from(arguments).map_err(|error| complaint(&error))?;
    Ok(Cli::from_arg_matches(&matches).expect("clap has checked the arguments"))
}

/// The whole command line with its help in this language.
pub fn command(words: &Words) -> Command {
    speak(Cli::command().disable_help_subcommand(true), "command", words)
}

/// Gives a command, its arguments and its verbs their words.
fn speak(command: Command, key: &str, words: &Words) -> Command {
    let text = |id: &'static str| words.text(id);
    let own = |part: &str| Message::new(format!("{key}-{part}"));
    let shared = |part: &str| Message::new(format!("command-arg-{part}"));
    let about = words.say(&own("about"));
    let examples = Some(own("examples")).filter(|id| words.has(&id.id)).map(|id| words.say(&id));
    let version = command.get_version().is_some();
    let mut command = command
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            text("command-usage")
        ))
        .subcommand_help_heading(text("command-verbs"))
        .subcommand_value_name(text("command-verb"))
        .about(about)
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help));
    if version {
        command = command
            .disable_version_flag(true)
            .arg(Arg::new("version").short('V').long("version").action(ArgAction::Version));
    }
    if let Some(examples) = examples {
        command = command.after_help(examples);
    }
    command
        .mut_args(|arg| {
            let id = own(arg.get_id().as_str());
            let id = if words.has(&id.id) { id } else { shared(arg.get_id().as_str()) };
            let heading = text(if arg.is_positional() { "command-arguments" } else { "command-options" });
            let takes_value = arg.get_action().takes_values();
            arg.help(words.say(&id))
                .help_heading(heading)
                .hide_default_value(takes_value)
                .hide_possible_values(takes_value)
        })
        .mut_subcommands(|verb| {
            let key = format!("{key}-{}", verb.get_name());
            speak(verb, &key, words)
        })
}

/// What clap found wrong, as a complaint. Help and version are no complaint: they are printed, and all is well.
fn complaint(error: &clap::Error) -> Complaint {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (argument, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    let what = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return match error.print() {
                Ok(()) => Complaint::none(),
                Err(error) => error.into(),
            };
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            Message::new("command-missing-verb")
        }
        ErrorKind::InvalidSubcommand => {
            Message::new("command-unknown-verb").with("verb", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => Message::new("command-unknown-argument").with("argument", argument),
        ErrorKind::MissingRequiredArgument => {
            Message::new("command-missing-argument").with("argument", argument.replace('\n', ", "))
        }
        ErrorKind::InvalidValue if value.is_empty() => Message::new("command-missing-value").with("argument", argument),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Message::new("command-bad-value").with("argument", argument).with("value", value)
        }
        ErrorKind::ArgumentConflict if argument == context(ContextKind::PriorArg) => {
            Message::new("command-twice").with("argument", argument)
        }
        ErrorKind::ArgumentConflict => {
            Message::new("command-conflict").with("argument", argument).with("other", context(ContextKind::PriorArg))
        }
        _ => Message::new("table-said").with("what", error.kind().to_string()),
    };
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg].into_iter().map(context);
    let near = near.into_iter().find(|near| !near.is_empty());
    Complaint::new(what).remedy(match near {
        Some(near) => Message::new("command-did-you-mean").with("near", near),
        None => Message::new("command-see-help"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every word of help that a command shows, with where it stands.
    fn help(command: &Command, path: &str, out: &mut Vec<(String, String)>) {
        out.push((path.to_owned(), command.get_about().map(ToString::to_string).unwrap_or_default()));
        for arg in command.get_arguments() {
            out.push((format!("{path} {}", arg.get_id()), arg.get_help().map(ToString::to_string).unwrap_or_default()));
        }
        for verb in command.get_subcommands() {
            help(verb, &format!("{path} {}", verb.get_name()), out);
        }
    }

    #[test]
    fn every_verb_and_argument_has_help_in_both_languages() {
        for lang in Lang::ALL {
            let mut found = Vec::new();
            help(&command(&shelf::words(lang)), "argead", &mut found);
            for (path, text) in found {
                assert!(!text.is_empty() && !text.starts_with('['), "{lang}: {path}: {text:?}");
            }
        }
    }

    #[test]
    fn clap_finds_nothing_wrong_with_the_commands() {
        command(&shelf::words(Lang::En)).debug_assert();
    }

    #[test]
    fn the_language_is_known_before_the_arguments_are_parsed() {
        let of = |arguments: &[&str]| language(&arguments.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of(&["argead", "--lang", "fr", "nonsense"]), Lang::Fr);
        assert_eq!(of(&["argead", "games", "--lang=fr"]), Lang::Fr);
        assert_eq!(of(&["argead", "--lang=en"]), Lang::En);
    }
}
