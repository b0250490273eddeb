import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { styleText } from 'node:util';
import { Command, CommanderError, Help, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Argument, CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { CommandFailure, EXIT, asStarted } from '../terminal/print.ts';

type LoadCommand = () => Promise<CommandUnknownOpts>;

/**
 * All commands under the headings of the help. A command is loaded when it is asked for, so that a small one does not wait for the
 * dependencies of the large ones.
 */
const GROUPS: Readonly<Record<string, Readonly<Record<string, LoadCommand>>>> = {
  'Run a platform:': {
    serve: async () => (await import('./serve.ts')).serveCommand(),
    mailbox: async () => (await import('./mailbox.ts')).mailboxCommand(),
    'register-token': async () => (await import('./register-token.ts')).registerTokenCommand(),
    gallery: async () => (await import('./gallery.ts')).galleryCommand(),
  },
  'Act as somebody:': {
    customer: async () => (await import('./customer.ts')).customerCommand(),
    letter: async () => (await import('./letter.ts')).letterCommand(),
    block: async () => (await import('./block.ts')).blockCommand(),
    moderate: async () => (await import('./moderate.ts')).moderateCommand(),
    'view-document': async () => (await import('./view-document.ts')).viewDocumentCommand(),
  },
  'Toys and media:': {
    'toy-app': async () => (await import('./toy-app.ts')).toyAppCommand(),
    intiface: async () => (await import('./intiface.ts')).intifaceCommand(),
    toy: async () => (await import('./toy.ts')).toyCommand(),
    media: async () => (await import('./media.ts')).mediaCommand(),
  },
  'Break it, and look inside:': {
    fault: async () => (await import('./fault.ts')).faultCommand(),
    trigger: async () => (await import('./trigger.ts')).triggerCommand(),
    resend: async () => (await import('./resend.ts')).resendCommand(),
    tail: async () => (await import('./tail.ts')).tailCommand(),
  },
  'Play days without waiting:': {
    replay: async () => (await import('./replay.ts')).replayCommand(),
    explore: async () => (await import('./explore.ts')).exploreCommand(),
    record: async () => (await import('./record.ts')).recordCommand(),
    swarm: async () => (await import('./swarm.ts')).swarmCommand(),
  },
  'Check against the specification:': {
    check: async () => (await import('./check.ts')).checkCommand(),
    contract: async () => (await import('./contract.ts')).contractCommand(),
    conform: async () => (await import('./conform.ts')).conformCommand(),
  },
  'Find your way:': {
    list: async () => (await import('./list.ts')).listCommand(),
  },
};

const VERSION_FLAGS: readonly (string | undefined)[] = ['-V', '--version'];

/** Loads a command, and puts it under its heading. */
const loadUnder = async (heading: string, create: LoadCommand): Promise<CommandUnknownOpts> =>
  (await create()).helpGroup(heading);

/** Loads the command that is asked for; none for the version, and all for help or an unknown name. */
const load = async (asked: string | undefined): Promise<readonly CommandUnknownOpts[]> => {
  if (VERSION_FLAGS.includes(asked)) return [];
  const all = Object.entries(GROUPS).flatMap(([heading, commands]) =>
    Object.entries(commands).map(([name, create]) => ({ name, heading, create })),
  );
  const named = all.filter(({ name }) => name === asked);
  return Promise.all((named.length > 0 ? named : all).map(({ heading, create }) => loadUnder(heading, create)));
};

const ENDS = `
Begin with \`greenroom-sim serve\`: it prints where to log in and as whom. Each command has examples behind --help.

What goes wrong is one line on standard error. Ends with 0 when it did what it was asked for, with 1 when it did not, with 2 when it
was used wrongly. Ctrl-C is how serve, tail, record, toy-app and intiface are meant to end, a customer leaves politely, and a swarm
prints what it has counted; whatever else it cuts short ends with 130, SIGTERM likewise with 143. A second Ctrl-C ends anything at once. Files are written whole or not at all.`;

/** Puts an error and its suggestion on one line, each with a full stop; a value is a value, wherever it stands. */
const onOneLine = (text: string): string =>
  text
    .trim()
    .replace('command-argument value ', '')
    .split('\n')
    .map((line) => (/[.?)]$/.test(line) ? line : `${line}.`))
    .join(' ');

const versionOf = (manifest: URL): string => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
};

/** Colours a part of the help; commander takes colours out again where the terminal, NO_COLOR or FORCE_COLOR asks for none. */
const coloured = (format: Parameters<typeof styleText>[0]) => (text: string) =>
  styleText(format, text, { validateStream: false });

/** Columns from which on a description is wrapped: at Commander's 40 it is cut at any letter in a window of 60. */
const LEAST_TEXT_WIDTH = 16;
/** Number of choices up to which the help lists them; a longer list is named by the description. */
const MOST_CHOICES = 30;
const HELP = new Help();

const describeArgument = (argument: Argument): string =>
  (argument.argChoices?.length ?? 0) > MOST_CHOICES ? argument.description : HELP.argumentDescription(argument);

/** Leaves out that a repeatable option is not given by default. */
const describeOption = (option: Option): string => HELP.optionDescription(option).replace(/ \(default: \[\]\)$/, '');

interface Chosen {
  readonly argChoices?: readonly string[] | undefined;
  parseArg?: (<Value>(value: string, previous: Value) => Value) | undefined;
}

/** Answers a wrong value with the choice that is close to it, if there is one, instead of with all of them; a long list is named. */
const suggestChoices = (chosen: Chosen): void => {
  const { argChoices, parseArg } = chosen;
  if (argChoices === undefined || parseArg === undefined) return;
  chosen.parseArg = (value, previous) => {
    if (argChoices.includes(value)) return parseArg(value, previous);
    const suggestion = didYouMean(value, argChoices);
    if (suggestion !== '') throw new InvalidArgumentError(suggestion.trim());
    if (argChoices.length > MOST_CHOICES) throw new InvalidArgumentError('`greenroom-sim list` shows what there is.');
    return parseArg(value, previous);
  };
};

/** Error that ends the parsing of a command line that asks for a schema, because its required arguments may be missing. */
class SchemaAsked extends Error {
  override readonly name = 'SchemaAsked';
}

/** Gives every command that prints JSON an option that prints the schema of it. */
const offerSchema = (command: CommandUnknownOpts): void => {
  if (!command.options.some(({ long }) => long === '--json')) return;
  command.option('--json-schema', 'print the JSON schema of what --json prints, and do nothing else');
  command.on('option:json-schema', () => {
    throw new SchemaAsked();
  });
};

const isCommand = (name: string): boolean =>
  name === 'help' || Object.values(GROUPS).some((commands) => Object.hasOwn(commands, name));

/** Takes an unknown name after `help` as a command, so that it is refused: Commander prints all help instead. */
const withoutVainHelp = (args: readonly string[]): readonly string[] => {
  const [first, name] = args;
  return first === 'help' && name !== undefined && !name.startsWith('-') && !isCommand(name) ? [name] : args;
};

/** Prints the schema of the command that a command line names, or a list where it names several. */
const printSchema = async (args: readonly string[]): Promise<void> => {
  const { outputSchemaOf, commandOutputsOf } = await import('../output/output-table.ts');
  const found = commandOutputsOf(args.filter((word) => !word.startsWith('-')));
  const schemas = found.map(({ name, output }) => ({
    title: `greenroom-sim ${name} --json`,
    ...outputSchemaOf(output),
  }));
  console.log(JSON.stringify(schemas.length === 1 ? schemas[0] : schemas, undefined, 2));
};

const createProgram = async (asked: string | undefined): Promise<CommandUnknownOpts> => {
  const program = new Command('greenroom-sim')
    .description('a platform for performers, simulated on your own machine, and everybody around it')
    .version(versionOf(new URL('../../package.json', import.meta.url)), '-V, --version', 'print the version')
    .commandsGroup('Find your way:')
    .helpCommand('help [command]', 'tell more about a command')
    .configureHelp({
      minWidthToWrap: LEAST_TEXT_WIDTH,
      argumentDescription: describeArgument,
      optionDescription: describeOption,
      styleTitle: coloured('bold'),
      styleSubcommandTerm: coloured('cyan'),
      styleOptionTerm: coloured('cyan'),
    })
    .configureOutput({
      // In a checkout the examples are to be copied as npm runs them.
      writeOut: (text) => process.stdout.write(asStarted(text)),
      outputError: (text, write) => write(`${asStarted(onOneLine(text))} Add --help for more.\n`),
    })
    .addHelpText('after', ENDS)
    .exitOverride();
  for (const command of await load(asked)) {
    command.copyInheritedSettings(program);
    for (const part of command.commands) part.copyInheritedSettings(program);
    for (const one of [command, ...command.commands]) {
      offerSchema(one);
      for (const chosen of [...one.registeredArguments, ...one.options]) suggestChoices(chosen);
    }
    program.addCommand(command);
  }
  return program;
};

export const simProgram = (): Promise<CommandUnknownOpts> => createProgram(undefined);

/**
 * Runs a command line. Commander explains wrong use itself; a failure of a command is one line on standard error.
 *
 * @param args what follows the program's name on the command line
 * @returns the exit code
 * @throws anything else, which is a bug
 */
export const runProgram = async (args: readonly string[]): Promise<number> => {
  try {
    const program = await createProgram(args[0]);
    // Loading takes no turn of the event loop: a signal that arrived meanwhile is handled now, before any command
    // begins.
    await nextTurn();
    await program.parseAsync(withoutVainHelp(args), { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof SchemaAsked) {
      await printSchema(args);
      return EXIT.done;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUse;
    if (!(error instanceof CommandFailure)) throw error;
    console.error(asStarted(error.message));
    return error.exitCode;
  }
};
