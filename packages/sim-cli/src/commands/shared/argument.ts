import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { durationOf, durationWire } from '../../scenario/duration.ts';
import { CommandFailure } from '../../terminal/print.ts';

/** The options of a command, as its own description types them. */
export type OptionsOf<Describe extends (...names: never) => { readonly opts: () => object }> = Readonly<
  ReturnType<ReturnType<Describe>['opts']>
>;

/**
 * Makes a reader of an argument, whose error says what it must be.
 *
 * @param read gives undefined for a text that cannot be read
 */
export const argument =
  <Value>(wanted: string, read: (text: string) => Value | undefined) =>
  (text: string): Value => {
    const value = read(text);
    if (value === undefined) throw new InvalidArgumentError(`It must be ${wanted}.`);
    return value;
  };

/** Reads an option that may be given several times. */
export const repeatable =
  <Value>(read: (text: string) => Value) =>
  (text: string, earlier: readonly Value[]): readonly Value[] => [...earlier, read(text)];

export const textLike = (wanted: string, form: RegExp) =>
  argument(wanted, (text) => (form.test(text) ? text : undefined));

export const wholeNumber = (wanted = 'a whole number', least = 0, most = Number.MAX_SAFE_INTEGER) =>
  argument(wanted, (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  });

/** Longest time that is read, in milliseconds: a day. Timers of Node end at once above 24 days. */
const LONGEST = 86_400_000;

/**
 * Reads a duration in milliseconds.
 * @param example as 30s
 * @param least shortest duration that makes sense
 */
export const duration = (example: string, least = 0) =>
  argument(`a duration such as ${example}, ${least > 0 ? 'above 0 and ' : ''}at most 24h`, (text) => {
    const value = durationWire.safeParse(text).success ? durationOf(text) : undefined;
    return value !== undefined && value >= least && value <= LONGEST ? value : undefined;
  });

/** Reads a number of milliseconds, of a day at most. */
export const millisNumber = wholeNumber(`0 to ${LONGEST} ms`, 0, LONGEST);

/** Reads a number of seconds, of a day at most. */
export const secondsNumber = argument('a number of seconds, at most 86400', (text) => {
  const value = Number(text);
  return text.trim() !== '' && value >= 0 && value * 1_000 <= LONGEST ? value : undefined;
});

/** Reads a text of this length. @param least 0 where it may be left empty */
export const textArgument = (most: number, least = 1) =>
  argument(least > 0 ? `${least} to ${most} characters` : `at most ${most} characters`, (text) =>
    text.length >= least && text.length <= most ? text : undefined,
  );

/** Reads an address. @param example begins with the only kind that is taken, as `ws:`; with `http:` also `https:` */
export const addressLike = (example: string) =>
  argument(`an address such as ${example}`, (text) => {
    const { protocol } = new URL(example);
    const given = URL.canParse(text) ? new URL(text).protocol : '';
    return given === protocol || given === protocol.replace(/:$/, 's:') ? text : undefined;
  });

/** Port of `serve` when none is given. */
const DEFAULT_PORT = 4000;
const HIGHEST_PORT = 65_535;

export const portNumber = wholeNumber(`0 to ${HIGHEST_PORT}`, 0, HIGHEST_PORT);

export const portOption = (description = 'the port of the platform') =>
  new Option('--port <number>', description).argParser(portNumber).default(DEFAULT_PORT);

const TROUBLES: Readonly<Record<string, (port: string, others: string) => string>> = {
  EADDRINUSE: (port, others) => `Port ${port} is in use: stop what runs there, or choose another with ${others}.`,
  EACCES: (port, others) => `Port ${port} may not be opened by this user: choose another with ${others}.`,
};

/**
 * Explains why a port could not be opened; every other error stays what it is.
 * @param others the options that name another port
 */
export const portTrouble = (error: unknown, others = '--port'): unknown => {
  if (!(error instanceof Error) || !('code' in error) || !('port' in error)) return error;
  const sentence = TROUBLES[String(error.code)];
  return sentence === undefined ? error : new CommandFailure(sentence(String(error.port), others));
};
