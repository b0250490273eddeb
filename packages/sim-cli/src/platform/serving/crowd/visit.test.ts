import { expect, it } from 'vitest';
import { ok } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { CustomerInboundEvent, CustomerLink } from '../../../actors/customer-link.port.ts';
import { requestTypeNamed } from '../../../actors/request-types.ts';
import { CROWD_BEHAVIOUR } from './crowd.constants.ts';
import { visit } from './visit.ts';

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
const done = () => Promise.resolve(ok(undefined));

/** Plays one customer of a busy crowd for two minutes. @returns what the customer did last, and after how many milliseconds */
const play = (seed: number, answer?: CustomerInboundEvent) => {
  const clock = createVirtualClock();
  const ends: { readonly end: string; readonly after: number }[] = [];
  const end = (name: string) => {
    ends.push({ end: name, after: clock.now() });
    return done();
  };
  let receive: (received: CustomerInboundEvent) => void = () => undefined;
  const link: CustomerLink = {
    id: '2001',
    name: 'nl|Mark',
    listen: (listener) => {
      receive = listener;
    },
    ask: done,
    cancel: () => end('cancel'),
    startTimer: done,
    show: done,
    say: done,
    type: done,
    pay: done,
    leave: end,
    close: () => undefined,
  };
  const parts = { clock, random: createSeededRandom(seed), manners: CROWD_BEHAVIOUR.busy };
  void visit(link, parts, { performerId: '1004', requestType: requestTypeNamed('vipcam'), language: 'nl' });
  if (answer !== undefined) receive(answer);
  clock.advance(millis(120_000));
  return ends;
};

it('leaves a session after 20 to 60 s, by CLICK, BROKE or DISCONNECT', () => {
  const ends = SEEDS.flatMap((seed) => play(seed, { type: 'accepted' }));
  expect(ends).toHaveLength(SEEDS.length);
  expect(new Set(ends.map((each) => each.end))).toEqual(new Set(['CLICK', 'BROKE', 'DISCONNECT']));
  for (const { after } of ends) {
    expect(after).toBeGreaterThanOrEqual(20_000);
    expect(after).toBeLessThanOrEqual(60_000);
  }
});

it('cancels a request that nobody answered after 10 to 20 s', () => {
  const ends = SEEDS.flatMap((seed) => play(seed));
  expect(ends.map((each) => each.end)).toEqual(SEEDS.map(() => 'cancel'));
  for (const { after } of ends) {
    expect(after).toBeGreaterThanOrEqual(10_000);
    expect(after).toBeLessThanOrEqual(20_000);
  }
});
