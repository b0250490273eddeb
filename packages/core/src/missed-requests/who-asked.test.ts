import { expect, it } from 'vitest';
import { BOB, customer } from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';
import { whoAsked } from './who-asked.ts';

const MARK = customer('mark');

it('lists a customer who asked twice once, with a count and the latest reason, in the order of the latest requests', () => {
  const listed = whoAsked([
    { client: MARK, at: seconds(9), why: 'declined' },
    { client: BOB, at: seconds(7), why: 'cancelled' },
    { client: MARK, at: seconds(3), why: 'busy' },
  ]);
  expect(listed).toEqual([
    { client: MARK, at: 9, why: 'declined', count: 2 },
    { client: BOB, at: 7, why: 'cancelled', count: 1 },
  ]);
});

it('lists two customers with the same name as two', () => {
  const other = { ...customer('mark2'), name: MARK.name };
  const listed = whoAsked([
    { client: MARK, at: seconds(9), why: 'declined' },
    { client: other, at: seconds(7), why: 'declined' },
  ]);
  expect(listed.map(({ count }) => count)).toEqual([1, 1]);
});

it('lists nobody where no request was missed', () => {
  expect(whoAsked([])).toEqual([]);
});
