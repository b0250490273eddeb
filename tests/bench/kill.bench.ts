import { DATABASES } from '../support/kept-rows.ts';
import { killRepeatedly } from '../support/kill/kill-run.ts';
import { atMost, type BenchRow } from './bench-row.ts';

/** `KILLS=1000,200 npm run bench -- kill`: so many points on SQLite, so many on PostgreSQL. */
const KILLS = (process.env['KILLS'] ?? '20,10').split(',').map(Number);
const SEED = Number(process.env['KILL_SEED'] ?? '1');
const REPORTED_EACH = 20;

/** Kills platforms at random writes over every table, and counts what is lacking, doubled or unequal in their databases. */
export const run = async (): Promise<BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const [index, [name, open]] of Object.entries(DATABASES).entries()) {
    const points = KILLS[index] ?? 0;
    if (points === 0) continue;
    const places = await open();
    try {
      let told = 0;
      const report = await killRepeatedly({
        places,
        points,
        seed: SEED,
        progress: (done, damage) => {
          for (const each of damage.slice(told)) console.log(each);
          told = damage.length;
          if (done % REPORTED_EACH === 0) console.log(`${name}: ${done} killed, ${told} damages`);
        },
      });
      for (const each of report.refused) console.log(each);
      const tables = [...report.deaths].toSorted(([, one], [, other]) => other - one);
      console.log(`${name}: died at ${tables.map(([table, deaths]) => `${table || 'nothing'} ${deaths}`).join(', ')}`);
      const what = `${name}, killed at ${points} random writes, ${report.acknowledged} acknowledged`;
      rows.push(
        atMost(`${what}: lacking, doubled or unequal`, report.damage.length, '', 0),
        atMost(`${what}: refused while alive`, report.refused.length, '', 0),
      );
    } finally {
      await places.dispose();
    }
  }
  return rows;
};
