// The parts of a run by processor time, as Node's own profiler samples it.
import { Session } from 'node:inspector/promises';

/** A part of the time, by the file in which it is spent. */
const PARTS: readonly (readonly [what: string, file: RegExp])[] = [
  ['zod', /node_modules\/zod\//],
  ['Kysely', /node_modules\/kysely\//],
  ['rules of the core', /\/packages\/core\//],
  ['adapters', /\/packages\/adapters-/],
  ['platform', /\/packages\/sim-cli\/src\/platform\//],
  ['virtual time, steps and invariants', /\/packages\/sim-cli\/src\//],
];
const DATABASE = 'SQLite';
const REST = 'Node: promises, texts, collections';
const MICROSECONDS = 100;

/** Methods of a statement of SQLite; a function of Node's own has no file. */
const STATEMENT_METHODS: readonly string[] = ['all', 'run'];

/** @returns parts and their share of the time, in percent, largest first */
export const timeShares = async (run: () => Promise<unknown>): Promise<readonly (readonly [string, number])[]> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: MICROSECONDS });
  await session.post('Profiler.start');
  await run();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const partOf = new Map(
    profile.nodes.map(({ id, callFrame: { url, functionName } }) => {
      if (url === '') return [id, STATEMENT_METHODS.includes(functionName) ? DATABASE : REST];
      return [id, PARTS.find(([, file]) => file.test(url))?.[0] ?? REST];
    }),
  );
  const times = new Map<string, number>();
  let all = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const part = partOf.get(id) ?? REST;
    const time = profile.timeDeltas?.[index] ?? 0;
    times.set(part, (times.get(part) ?? 0) + time);
    all += time;
  }
  return [...times]
    .map(([part, time]) => [part, (100 * time) / all] as const)
    .toSorted(([, left], [, right]) => right - left);
};
