// `npm run fuzz`: attacks every decoder, and a platform of its own over HTTP and its socket, with fresh inputs for so many seconds;
// names after the options pick some of them.
import { parseArgs } from 'node:util';
import { startPlatform } from '../support/platform.ts';
import { CALL_TARGETS } from './call-targets.ts';
import { FILE_TARGETS } from './file-targets.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import { httpSurface } from './http-surface.ts';
import { runFuzz } from './run-fuzz.ts';
import { socketPackets } from './socket-packets.ts';
import { TEXT_TARGETS } from './text-targets.ts';
import { WIRE_TARGETS } from './wire-targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const seconds = Number(values.seconds);
if (!Number.isInteger(seed) || !(seconds > 0)) throw new RangeError('--seconds and --seed take a number.');

/** Starts no platform where only decoders are asked for. */
const REMOTE = { 'http-surface': httpSurface, 'socket-packets': socketPackets };
const isWanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
const local = [...CALL_TARGETS, ...WIRE_TARGETS, ...TEXT_TARGETS, ...FILE_TARGETS].filter(({ name }) => isWanted(name));
const remote = Object.entries(REMOTE).filter(([name]) => isWanted(name));
const milliseconds = (seconds * 1_000) / (local.length + remote.length);

const attack = async (target: FuzzTarget): Promise<void> => {
  try {
    console.log(`${target.name}: ${await runFuzz(target, { seed, milliseconds })} inputs, none breaks a rule`);
  } catch (error) {
    process.exitCode = 1;
    console.log(error instanceof Error ? error.message : String(error));
  }
};

console.log(`seed ${seed}`);
for (const target of local) await attack(target);
for (const [, open] of remote) {
  const platform = await startPlatform();
  try {
    await attack(await open(platform));
    const failed = (await platform.log()).filter(({ level }) => level === 'error');
    if (failed.length > 0) {
      process.exitCode = 1;
      console.log(`the platform wrote ${failed.length} errors, first: ${JSON.stringify(failed[0])}`);
    }
  } finally {
    await platform.stop();
  }
}
