import { Command, InvalidArgumentError, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { CALLS } from '@greenroom/adapters-http/calls';
import { detach } from '@greenroom/core/kernel/detach';
import { conform } from '../conform/conform.ts';
import type { Finding } from '../conform/finding.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { CommandFailure, EXIT, interrupted, printJson, untilInterrupted } from '../terminal/print.ts';
import { createProgress } from '../terminal/progress.ts';
import { addressLike, duration, type OptionsOf } from './shared/argument.ts';
import { noAnswer } from './shared/no-answer.ts';
import { refuseUnused } from './shared/unused-options.ts';

const EXAMPLES = `
Examples:
  greenroom-sim conform --api http://127.0.0.1:4000/api --socket http://127.0.0.1:4000 --performer 1004 --password greenroom-demo
  greenroom-sim conform --api https://api.example/api                 without a login: refusals only
  greenroom-sim conform --api … --performer … --password … --only earnings,payments --json
  greenroom-sim conform --api … --performer … --password … --all      also what changes something: for an account made for it

It ends with 0 when nothing differs, with 1 when something does, with 2 when it is used wrongly.`;

const serverAddress = addressLike('http://127.0.0.1:4000/api');
const addressOf = (text: string): string => serverAddress(text).replace(/\/+$/, '');
const callsOf = (text: string): readonly string[] =>
  text.split(',').map((name) => {
    if (Object.hasOwn(CALLS, name)) return name;
    const close = didYouMean(name, Object.keys(CALLS));
    throw new InvalidArgumentError(`There is no call ${name}: \`greenroom-sim list calls\` shows them.${close}`);
  });
const SIGNS = { fits: '✓', differs: '✗', 'not tried': '-' } as const;

/** One line for each row of the tables; what differs, and why something was not tried, below it. */
const lines = (findings: readonly Finding[]): readonly string[] => {
  const rows = Map.groupBy(findings, ({ of, where }) => `${of.padEnd(22)}${where}`);
  return [...rows].flatMap(([row, checks]) => {
    const outcomes = checks.map(({ outcome }) => outcome);
    const worst = (['differs', 'fits'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'not tried';
    const below = checks.flatMap(({ outcome, check, wanted = '', instead = '' }) => {
      if (outcome === 'differs') return [`    ${check}: expected ${wanted}, but ${instead}`];
      return outcome === 'not tried' ? [`    ${check}: not tried, ${wanted}`] : [];
    });
    return [`${SIGNS[worst]} ${row}`, ...below];
  });
};

/** Asks at the terminal; standard output is for the report. */
const askAtTerminal = async (): Promise<string> => {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C is a signal of the program again, which a prompt takes for itself.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return (await terminal.question('The login code that was sent: ')).trim();
  } finally {
    terminal.close();
  }
};

const conformAction = async (options: OptionsOf<typeof command>, self: CommandUnknownOpts): Promise<void> => {
  const { api, socket, performer, password, code, client, ver, only, all, listen, json } = options;
  if ((performer === undefined) !== (password === undefined))
    throw new CommandFailure('--performer and --password belong together.', EXIT.wrongUse);
  if (socket === undefined) refuseUnused(self, ['listen'], 'without --socket');
  if (performer === undefined) refuseUnused(self, ['code'], 'without --performer');
  const askCode = process.stdin.isTTY ? askAtTerminal : undefined;
  const credentials =
    performer === undefined || password === undefined ? undefined : { performer, password, code, askCode };
  const progress = createProgress();
  const end = new AbortController();
  const findings = await conform({
    api,
    socket,
    credentials,
    client,
    version: ver,
    only,
    changes: all === true,
    listen,
    // Until then Ctrl-C ends the program at once, also while the code is asked for.
    onEntered: () => detach(untilInterrupted().then(() => end.abort())),
    onCall: (number, of) => progress.report(`${number} of ${of} calls`),
    end: end.signal,
  });
  progress.clear();
  if (end.signal.aborted) throw interrupted();
  if (findings === undefined) throw await noAnswer(api);
  const count = (outcome: Finding['outcome']): number => findings.filter((one) => one.outcome === outcome).length;
  const differing = count('differs');
  if (json === true)
    printJson({ api, fits: count('fits'), differs: differing, notTried: count('not tried'), findings });
  else {
    for (const line of lines(findings)) console.log(line);
    const [fitting, untried] = [count('fits'), count('not tried')];
    console.log(
      `${fitting} ${fitting === 1 ? 'fits' : 'fit'}, ${differing} ${differing === 1 ? 'differs' : 'differ'}, ${untried} ${untried === 1 ? 'was' : 'were'} not tried.`,
    );
  }
  if (differing > 0) throw new CommandFailure(`${api} differs from the tables.`);
};

const command = () =>
  new Command('conform')
    .description('compare any server with the tables of calls and events')
    .addOption(
      new Option('--api <url>', 'where its calls are, base path included').argParser(addressOf).makeOptionMandatory(),
    )
    .addOption(new Option('--socket <url>', 'where its main socket is; without it, calls only').argParser(addressOf))
    .option('--performer <id>', 'as whom; a login of the performer elsewhere ends')
    .option('--password <text>', 'password of the performer')
    .option('--code <digits>', 'login code of an authenticator app; one that is sent is asked for at the terminal')
    .option('--client <id>', 'a customer whom the performer knows', '5001')
    .option('--ver <version>', 'the header ver', '1.1')
    .addOption(new Option('--only <calls>', 'some calls, by name').argParser(callsOf).default([], 'all'))
    .option('--all', 'also make the calls that change something')
    .addOption(
      new Option('--listen <time>', 'how long to listen to the socket')
        .argParser(duration('2s or 1m'))
        .default(2_000, '2s'),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const conformCommand = () => command().action(conformAction);
