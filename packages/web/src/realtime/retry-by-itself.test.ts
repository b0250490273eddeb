import { expect, it } from 'vitest';
import type { RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import { createValue } from '@greenroom/core/kernel/value';
import { retryByItself } from './retry-by-itself.ts';

const ONLINE: RealtimeState = {
  status: 'connected',
  phase: 'online',
  attempt: 0,
  retryAt: undefined,
  gaveUp: false,
  error: undefined,
  authenticated: true,
  connectedCount: 1,
};
const GAVE_UP: RealtimeState = {
  ...ONLINE,
  status: 'disconnected',
  phase: 'stopped',
  gaveUp: true,
  authenticated: false,
};
const WAITING: RealtimeState = { ...ONLINE, status: 'connecting', phase: 'waiting', attempt: 4, authenticated: false };
const TIMED_OUT: RealtimeState = { ...GAVE_UP, error: 'realtime.socketTimeout' };
const REFUSED: RealtimeState = { ...GAVE_UP, error: 'realtime.refused' };

const setUp = (state: RealtimeState, isHidden = false) => {
  const done: string[] = [];
  const signs = { online: (): void => undefined, visible: (): void => undefined, hidden: (): void => undefined };
  const follow = (sign: keyof typeof signs) => (listener: () => void) => {
    signs[sign] = listener;
    return () => void done.push(`no longer ${sign}`);
  };
  const end = retryByItself(
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
      isHidden: () => isHidden,
    },
  );
  return { done, signs, end };
};

it.each([
  ['gave up', GAVE_UP],
  ['timed out', TIMED_OUT],
  ['waits for the next try', WAITING],
])('tries again once when the network is back and the connection %s', (_case, state) => {
  const { done, signs } = setUp(state);
  signs.online();
  expect(done).toEqual(['try again']);
});

it.each([
  ['gave up', GAVE_UP, ['probe', 'try again']],
  ['waits for the next try', WAITING, ['probe']],
  ['lives', ONLINE, ['probe']],
])('asks for a sign of life when the tab becomes visible and the connection %s', (_case, state, expected) => {
  const { done, signs } = setUp(state);
  signs.visible();
  expect(done).toEqual(expected);
});

it('does not send credentials again that were refused', () => {
  const { done, signs } = setUp(REFUSED);
  signs.online();
  signs.visible();
  expect(done).toEqual(['probe']);
});

it('leaves a connection alone that lives', () => {
  const { done, signs } = setUp(ONLINE);
  signs.online();
  expect(done).toEqual([]);
});

it('stops listening at the end', () => {
  const { done, end } = setUp(ONLINE);
  end();
  expect(done).toEqual(['no longer hidden', 'no longer online', 'no longer visible']);
});

it.each([
  ['opened in the background', true, () => undefined],
  ['left', false, (signs: ReturnType<typeof setUp>['signs']) => signs.hidden()],
] as const)('tells the connection that a page that was %s is hidden', (_, isHidden, happen) => {
  const { done, signs } = setUp(ONLINE, isHidden);
  happen(signs);
  expect(done).toEqual(['hidden']);
});
