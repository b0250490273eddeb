import { Option } from '@commander-js/extra-typings';
import { CommandFailure } from '../../terminal/exit.ts';
import { wholeNumber } from './argument.ts';

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
 * Tells a person why a port could not be opened; every other error stays what it is.
 * @param others the options that name another port
 */
export const portTrouble = (error: unknown, others = '--port'): unknown => {
  if (!(error instanceof Error) || !('code' in error) || !('port' in error)) return error;
  const sentence = TROUBLES[String(error.code)];
  return sentence === undefined ? error : new CommandFailure(sentence(String(error.port), others));
};
