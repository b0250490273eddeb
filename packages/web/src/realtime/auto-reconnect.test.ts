import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import type { RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import { autoReconnect } from './auto-reconnect.ts';

const ONLINE: RealtimeState = {
  status: 'connected',
  phase: 'online',
  attempt: 0,
  retryAt: undefined,
  outage: 'none',
  lostAt: undefined,
  isRefused: false,
  error: undefined,
  authenticated: true,
  connectedCount: 1,
};
const WAITING: RealtimeState = {
  ...ONLINE,
  status: 'connecting',
  phase: 'waiting',
  attempt: 4,
  outage: 'short',
  lostAt: millis(1),
  authenticated: false,
};
const LONG: RealtimeState = { ...WAITING, attempt: 40, outage: 'long' };
const REFUSED: RealtimeState = {
  ...WAITING,
  status: 'disconnected',
  phase: 'stopped',
  isRefused: true,
  error: 'realtime.refused',
};
const SIGNS = ['online', 'visible', 'hidden', 'focus', 'resumed'] as const;
type Sign = (typeof SIGNS)[number];

const setUp = (state: RealtimeState, isHidden = false) => {
  const done: string[] = [];
  const signs = Object.fromEntries(SIGNS.map((sign) => [sign, (): void => undefined])) as Record<Sign, () => void>;
  const follow = (sign: Sign) => (listener: () => void) => {
    signs[sign] = listener;
    return () => void done.push(`no longer ${sign}`);
  };
  const end = autoReconnect(
    {
      watch: createValue(state),
      retryNow: () => void done.push('try again'),
      becameVisible: () => void done.push('probe'),
      becameHidden: () => void done.push('hidden'),
    },
    {
      onOnline: follow('online'),
      onVisible: follow('visible'),
      onHidden: follow('hidden'),
      onFocus: follow('focus'),
      onResumed: follow('resumed'),
      isHidden: () => isHidden,
    },
  );
  return { done, signs, end };
};

it.each([
  ['online', 'waits for the next try', WAITING, ['try again']],
  ['online', 'has been lost for long', LONG, ['try again']],
  ['online', 'was refused', REFUSED, []],
  ['online', 'lives', ONLINE, []],
  ['visible', 'waits for the next try', WAITING, ['probe']],
  ['visible', 'lives', ONLINE, ['probe']],
  ['resumed', 'lives', ONLINE, ['probe']],
  ['resumed', 'waits for the next try', WAITING, ['probe']],
  ['focus', 'waits for the next try', LONG, ['probe']],
  ['focus', 'lives', ONLINE, []],
] as const)('on the sign %s, when the connection %s, does what it can', (sign, _case, state, expected) => {
  const { done, signs } = setUp(state);
  signs[sign]();
  expect(done).toEqual(expected);
});

it('tries again at once in a frozen page that runs again in the background', () => {
  const { done, signs } = setUp(LONG, true);
  signs.resumed();
  expect(done).toEqual(['hidden', 'try again']);
});

it('stops listening at the end', () => {
  const { done, end } = setUp(ONLINE);
  end();
  expect(done.toSorted()).toEqual(SIGNS.map((sign) => `no longer ${sign}`).toSorted());
});

it.each([
  ['opened in the background', true, () => undefined],
  ['left', false, (signs: ReturnType<typeof setUp>['signs']) => signs.hidden()],
] as const)('tells the connection that a page that was %s is hidden', (_, isHidden, happen) => {
  const { done, signs } = setUp(ONLINE, isHidden);
  happen(signs);
  expect(done).toEqual(['hidden']);
});
