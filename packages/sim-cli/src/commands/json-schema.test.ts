import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { expect, it, vi } from 'vitest';
import { outputSchemaOf, COMMAND_OUTPUTS, commandOutputsOf } from '../output/output-table.ts';
import { runProgram, simProgram } from './run-program.ts';

const printsJson = ({ options }: CommandUnknownOpts): boolean => options.some(({ long }) => long === '--json');

it('has a schema for every command that prints JSON, and for no other', async () => {
  const { commands } = await simProgram();
  const printing = commands.flatMap((command) => [
    ...(printsJson(command) ? [command.name()] : []),
    ...command.commands.filter(printsJson).map((part) => `${command.name()} ${part.name()}`),
  ]);
  expect(printing.filter((name) => commandOutputsOf(name.split(' ')).length === 0)).toEqual([]);
  const known = new Set(printing);
  expect(
    Object.keys(COMMAND_OUTPUTS).filter((name) => !known.has(name) && !known.has(name.split(' ')[0] ?? '')),
  ).toEqual([]);
});

it.each(Object.entries(COMMAND_OUTPUTS))('prints the output of %s as a JSON schema', (_name, output) => {
  expect(outputSchemaOf(output)).toHaveProperty('$schema', 'https://json-schema.org/draft/2020-12/schema');
});

it.each([
  [['gallery', 'add', '--json-schema'], 'greenroom-sim gallery add --json'],
  [['conform', '--json-schema'], 'greenroom-sim conform --json'],
  [['list', 'events', '--json-schema'], 'greenroom-sim list events --json'],
  [['fault', 'on', 'slow', '--json-schema'], 'greenroom-sim fault --json'],
])('prints the schema of %j although the rest of the line is missing', async (args, title) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runProgram(args)).toBe(0);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toHaveProperty('title', title);
  vi.restoreAllMocks();
});

it('prints the schemas of all parts where the line does not say which', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runProgram(['list', '--json-schema'])).toBe(0);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toHaveLength(8);
  vi.restoreAllMocks();
});

it('has no such option where nothing is printed as JSON', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runProgram(['letter', '--json-schema'])).toBe(2);
  vi.restoreAllMocks();
});
