// The start of `serve` as a person makes it, with its usual crowd: the time until it says where it runs, and the memory that it then holds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createAdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { SIM_MAIN } from '../support/run-sim.ts';
import { atMost, type BenchRow } from './bench-row.ts';

/** Starts beside the first, which compiles what has changed. */
const STARTS = 5;
const READY_LIMIT = 1;
const MEMORY_LIMIT = 150;
const MEGABYTE = 1024 * 1024;

interface Start {
  readonly seconds: number;
  readonly megabytes: number;
}

const start = async (): Promise<Start> => {
  const from = performance.now();
  const child = spawn(process.execPath, [SIM_MAIN, 'serve', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line]: readonly string[] = await once(createInterface({ input: child.stdout }), 'line');
  const seconds = (performance.now() - from) / 1_000;
  const { url, token }: { readonly url: string; readonly token: string } = JSON.parse(line ?? '{}');
  const machine = await createAdminClient({ url, token }).machine();
  child.kill('SIGINT');
  await ended;
  if (!machine.ok) throw new Error(`The platform answered ${machine.error.status} ${machine.error.error}.`);
  return { seconds, megabytes: machine.value.residentBytes / MEGABYTE };
};

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;

export const run = async (): Promise<BenchRow[]> => {
  await start();
  const starts: Start[] = [];
  for (let count = 0; count < STARTS; count += 1) starts.push(await start());
  return [
    atMost('serve: from the command to its address', median(starts.map(({ seconds }) => seconds)), 's', READY_LIMIT),
    atMost('serve: resident memory after its start', median(starts.map((one) => one.megabytes)), 'MB', MEMORY_LIMIT),
  ];
};
