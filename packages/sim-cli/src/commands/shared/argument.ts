import { InvalidArgumentError } from '@commander-js/extra-typings';
import { durationOf, durationWire } from '../../scenario/duration.ts';

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

/** Reads a text that has this form. */
export const textLike = (wanted: string, form: RegExp) =>
  argument(wanted, (text) => (form.test(text) ? text : undefined));

export const wholeNumber = (wanted = 'a whole number', least = 0, most = Number.MAX_SAFE_INTEGER) =>
  argument(wanted, (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  });

/** Reads a duration in milliseconds. @param example as 30s */
export const duration = (example: string) =>
  argument(`a duration such as ${example}`, (text) =>
    durationWire.safeParse(text).success ? durationOf(text) : undefined,
  );
