import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { MACHINES } from '../mutation/machines.ts';
import { failed, type NightlyPart } from './nightly-part.ts';
import { runUntil, withoutResult } from './run-until.ts';

const mutatedWire = z.array(
  z.object({ machine: z.string(), changes: z.number(), survived: z.array(z.string()), percent: z.number() }),
);
const LEAST_NOTICED = 85;
/** For the machine that has begun when the time is over. */
const AFTERWARDS = 300;

export const MUTATION: NightlyPart = {
  name: 'mutation',
  share: 0.5,
  run: async ({ seconds, day, folder }) => {
    const json = join(folder, 'mutation.json');
    rmSync(json, { force: true });
    // Each night begins with another machine; one that has not changed since it was last tried takes little time.
    const first = day % MACHINES.length;
    const names = [...MACHINES.slice(first), ...MACHINES.slice(0, first)].map(({ name }) => name);
    const limits = ['--seconds', String(Math.ceil(seconds)), '--workers', '1', '--json', json];
    const ran = await runUntil(['tests/mutation/main.ts', ...names, ...limits], { seconds: seconds + AFTERWARDS });
    if (!existsSync(json)) return failed(withoutResult(ran));
    const scores = mutatedWire.parse(JSON.parse(readFileSync(json, 'utf8')));
    const figures = scores.map(({ machine, changes, percent }) => ({
      what: `${machine}: changes that a test notices, of ${changes}`,
      value: `${percent.toFixed(1)} %`,
      limit: `>= ${LEAST_NOTICED} %`,
      ok: percent >= LEAST_NOTICED,
    }));
    const left = names.filter((name) => !scores.some(({ machine }) => machine === name));
    return {
      ok: figures.length > 0 && figures.every(({ ok }) => ok),
      figures,
      notes: [
        ...(left.length === 0 ? [] : [`for another night: ${left.join(', ')}`]),
        ...scores.flatMap(({ survived }) => survived),
      ],
    };
  },
};
