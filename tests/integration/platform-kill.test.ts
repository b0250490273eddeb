// @module-tag night
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type DataPlaces } from '../support/kept-rows.ts';
import { killRepeatedly } from '../support/kill/kill-run.ts';

/** `npm run bench -- kill` goes through many more. */
const POINTS = 2;

describe.each(Object.keys(DATABASES))('on %s', (name) => {
  let places: DataPlaces;
  beforeAll(async () => {
    places = await (DATABASES[name] as () => Promise<DataPlaces>)();
  });
  afterAll(() => places.dispose());

  it('keeps all that was acknowledged, nothing twice and every sum, killed at 2 random writes', async () => {
    const report = await killRepeatedly({ places, points: POINTS, seed: 1 });
    expect(report.damage).toEqual([]);
    expect(report.refused).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(POINTS);
    expect([...report.deaths.values()].reduce((sum, each) => sum + each, 0)).toBe(POINTS);
  });
});
