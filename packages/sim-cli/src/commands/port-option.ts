import { InvalidArgumentError, Option } from 'commander';

/** Where `serve` listens when nothing else is said. */
const DEFAULT_PORT = 4000;
const HIGHEST_PORT = 65_535;

const portNumber = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST_PORT) throw new InvalidArgumentError(`It must be 0 to ${HIGHEST_PORT}.`);
  return port;
};

export const portOption = (description = 'the port of the platform'): Option =>
  new Option('--port <number>', description).argParser(portNumber).default(DEFAULT_PORT);
