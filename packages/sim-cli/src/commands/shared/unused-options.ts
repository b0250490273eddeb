import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { CommandFailure, EXIT } from '../../terminal/print.ts';

const asWritten = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Refuses options that would change nothing, so that none of them is believed to.
 *
 * @param names as the parsed options name them
 * @param why ends the sentence, e.g. `without --live`
 * @throws CommandFailure for the first one that was given
 */
export const refuseUnused = (command: CommandUnknownOpts, names: readonly string[], why: string): void => {
  const unused = names.find((name) => command.getOptionValueSource(name) === 'cli');
  if (unused !== undefined)
    throw new CommandFailure(`${asWritten(unused)} changes nothing ${why}: leave it out.`, EXIT.wrongUse);
};
