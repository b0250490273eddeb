import * as z from 'zod';
import { failed, type Figure, type NightlyPart, type Outcome } from './nightly-part.ts';
import { runUntil, withoutResult, type Ran } from './run-until.ts';

const WANTED_SEEDS = 20_000;
const SEEDS_A_DAY = 100_000;
const SIM = 'packages/sim-cli/bin/greenroom-sim.mjs';
/** For the attack that has begun when the time is over, and the start of its platforms. */
const AFTERWARDS = 180;

const exploredWire = z.union([
  z.object({ from: z.number(), seeds: z.number(), steps: z.number(), hours: z.number() }),
  z.object({ seed: z.number(), wanted: z.string(), instead: z.string(), again: z.string() }),
]);

const lastJson = (output: string): unknown => {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  } catch {
    return undefined;
  }
};

/** Outcome of `explore --json`, also of one that was asked to end. */
export const explored = (ran: Ran): Outcome => {
  const read = exploredWire.safeParse(lastJson(ran.output));
  if (!read.success) return failed(withoutResult(ran));
  if ('again' in read.data) {
    const { seed, wanted, instead, again } = read.data;
    return failed([`seed ${seed}: ${instead} (expected ${wanted})`, `again: ${again}`]);
  }
  const { seeds, steps, hours, from } = read.data;
  const what = `random shifts from seed ${from} on, every invariant kept`;
  return {
    ok: true,
    figures: [
      { what, value: String(seeds), limit: `${WANTED_SEEDS} if there is time`, ok: true },
      { what: 'steps in them', value: String(steps), limit: '', ok: true },
      { what: 'virtual hours', value: hours.toFixed(0), limit: '', ok: true },
    ],
    notes: [],
  };
};

export const EXPLORE: NightlyPart = {
  name: 'explore',
  share: 0.8,
  run: async ({ seconds, day }) => {
    const from = day * SEEDS_A_DAY;
    const seeds = `${from}..${from + WANTED_SEEDS - 1}`;
    return explored(
      await runUntil([SIM, 'explore', '--seeds', seeds, '--hours', '0.2', '--workers', '1', '--json'], { seconds }),
    );
  },
};

export const FUZZ: NightlyPart = {
  name: 'fuzz',
  share: 0.2,
  run: async ({ seconds, day }) => {
    const args = ['tests/fuzz/main.ts', '--seconds', String(Math.ceil(seconds * 0.9)), '--seed', String(day)];
    const ran = await runUntil(args, { seconds: seconds + AFTERWARDS });
    const lines = ran.output.split('\n').filter((line) => line.includes(': '));
    const figures = lines.flatMap((line): Figure | readonly [] => {
      const [, name, inputs] = /^([\w-]+): (\d+) inputs/.exec(line) ?? [];
      if (name === undefined || inputs === undefined) return [];
      return { what: `${name}: inputs, none breaks a rule`, value: inputs, limit: '', ok: true };
    });
    if (ran.isCut || figures.length === 0) return { ok: false, figures, notes: [...withoutResult(ran)] };
    return {
      ok: ran.code === 0,
      figures,
      notes: ran.code === 0 ? [] : lines.filter((line) => !/inputs, none/.test(line)),
    };
  },
};
