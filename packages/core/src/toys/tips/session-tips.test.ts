import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tipId, toyJobId } from '../../kernel/ids.ts';
import { cents, credits, millis, seconds } from '../../kernel/units.ts';
import { NO_TIPS, sessionTips, type NewTip, type TipsEvent } from './session-tips.ts';

const NO_END = { code: undefined, byProgram: undefined };
const tip = (id: string, amount = 7, more: Partial<NewTip> = {}): NewTip => ({
  id: tipId(id),
  trigger: { kind: 'tip', amount: credits(amount) },
  credits: credits(amount),
  earned: cents(amount * 16),
  isReported: true,
  at: seconds(100),
  job: toyJobId(id),
  play: { status: 'waiting' },
  ...more,
});
const after = (...events: readonly TipsEvent[]) => events.reduce(sessionTips, NO_TIPS);
const paid = (id: string, amount?: number): TipsEvent => ({ type: 'paid', tip: tip(id, amount) });
const runs = (id: string, now: number, until: number): TipsEvent => ({
  type: 'runs',
  job: toyJobId(id),
  now: millis(now),
  until: millis(until),
});
const finished = (id: string, now: number, outcome: 'ran' | 'stopped' | 'skipped' | 'failed'): TipsEvent => ({
  type: 'finished',
  job: toyJobId(id),
  now: millis(now),
  outcome,
  ...NO_END,
});

it('adds up what the customer has given: 7 and 3 credits are 160 cents', () => {
  const { tips, earned, credits: all } = after(paid('a', 7), paid('b', 3));
  expect(tips.map(({ total, totalCredits }) => [total, totalCredits])).toEqual([
    [112, 7],
    [160, 10],
  ]);
  expect([earned, all]).toEqual([160, 10]);
});

it('counts a tip that is told twice once', () => {
  expect(after(paid('a'), paid('a'))).toEqual(after(paid('a')));
});

it('tells a tip that ran for its 28 seconds, however late the timer came', () => {
  const { tips } = after(paid('a'), runs('a', 1_000, 29_000), finished('a', 29_450, 'ran'));
  expect(tips[0]?.play).toEqual({ status: 'ran', after: 28 });
});

it('tells after how many seconds the performer stopped it', () => {
  const { tips } = after(paid('a'), runs('a', 1_000, 29_000), finished('a', 7_400, 'stopped'));
  expect(tips[0]?.play).toEqual({ status: 'stopped', after: 6 });
});

it('tells a tip that was stopped in its first second as stopped after 1 s, and not as one that never ran', () => {
  const { tips } = after(paid('a'), runs('a', 1_000, 29_000), finished('a', 1_700, 'stopped'));
  expect(tips[0]?.play).toEqual({ status: 'stopped', after: 1 });
});

it('adds up both parts of a tip that was paused in between', () => {
  const { tips } = after(
    paid('a'),
    runs('a', 1_000, 29_000),
    { type: 'rests', now: millis(5_000) },
    runs('a', 60_000, 84_000),
    finished('a', 62_000, 'skipped'),
  );
  expect(tips[0]?.play).toEqual({ status: 'skipped', after: 6 });
});

it('tells a stop that was not the performer’s as cut off', () => {
  const { tips } = after(paid('a'), {
    type: 'finished',
    job: toyJobId('a'),
    now: millis(9),
    outcome: 'stopped',
    code: undefined,
    byProgram: true,
  });
  expect(tips[0]?.play).toEqual({ status: 'cut', after: 0 });
});

it('tells a tip behind a dead app as not played, with the reason', () => {
  const { tips } = after(paid('a'), {
    type: 'finished',
    job: toyJobId('a'),
    now: millis(9),
    outcome: 'missed',
    code: 'toys.commandMissed',
    byProgram: undefined,
  });
  expect(tips[0]?.play).toEqual({ status: 'notPlayed', after: 0, code: 'toys.commandMissed' });
});

it('takes from the platform’s list what was paid while the connection was lost, and keeps what is known of the others', () => {
  const known = after(paid('a', 5), runs('a', 0, 15_000), finished('a', 15_000, 'ran'));
  const list = [
    tip('a', 5, { earned: cents(80), play: { status: 'unheard' }, job: undefined }),
    tip('b', 1, { play: { status: 'unheard' }, job: undefined }),
  ];
  const state = sessionTips(known, { type: 'listed', tips: list });
  expect(state.tips.map(({ play }) => play.status)).toEqual(['ran', 'unheard']);
  expect([state.earned, state.credits]).toEqual([96, 6]);
  expect(sessionTips(state, { type: 'listed', tips: list })).toBe(state);
});

it('begins the next session with nothing', () => {
  expect(after(paid('a'), { type: 'began', client: undefined })).toEqual(NO_TIPS);
});

it('loses nothing of 500 tips, whatever happens to them', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 500, maxLength: 500 });
  const anything = fc.array(fc.tuple(fc.nat(499), fc.constantFrom('ran', 'stopped', 'skipped', 'failed')), {
    maxLength: 50,
  });
  fc.assert(
    fc.property(amounts, anything, (all, ends) => {
      const state = after(
        ...all.map((amount, index) => paid(String(index), amount)),
        ...ends.map(([index, outcome]) => finished(String(index), 9, outcome)),
      );
      const sum = all.reduce((total, amount) => total + amount, 0);
      expect(state.tips).toHaveLength(500);
      expect([state.credits, state.earned]).toEqual([sum, sum * 16]);
      expect(state.tips.at(-1)?.total).toBe(sum * 16);
    }),
    { numRuns: 20 },
  );
});

it.each(['unheard', 'earlier'] as const)(
  'plays a tip that the list of the platform told as %s when its event comes',
  (status) => {
    const listed = sessionTips(NO_TIPS, { type: 'listed', tips: [tip('a', 5, { play: { status }, job: undefined })] });
    const paid = sessionTips(listed, { type: 'paid', tip: tip('a', 5, { play: { status: 'waiting' } }) });
    expect(paid.tips.map(({ play }) => play.status)).toEqual(['waiting']);
    expect([paid.earned, paid.credits]).toEqual([listed.earned, listed.credits]);
    expect(sessionTips(paid, { type: 'paid', tip: tip('a', 5, { play: { status: 'waiting' } }) })).toBe(paid);
  },
);
