import { expect, it } from 'vitest';
import { clientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import {
  askedBy,
  askingMeanwhile,
  connectedWith,
  MARK,
  READY,
} from '@greenroom/core/testing/session/session-state.fake';
import { createAttention } from './attention.controller.ts';
import type { AttentionText } from './attention.port.ts';

const setUp = (initial = READY) => {
  const session = createValue(initial);
  const hidden = createValue(false);
  const signs: string[] = [];
  const sign = (name: string) => {
    signs.push(`${name} on`);
    return () => void signs.push(`${name} off`);
  };
  const attention = createAttention({
    session,
    hidden,
    ringtone: {
      watch: createValue({ sound: 'on', volume: 80, muted: false, ringing: false }),
      test: () => undefined,
      ring: () => signs.push('ring'),
      ringOnce: () => signs.push('ring once'),
      silence: () => signs.push('silence'),
      setVolume: () => undefined,
      setMuted: () => undefined,
      dispose: () => undefined,
    },
    notice: { watch: createValue('granted'), ask: () => undefined, show: ({ body }: AttentionText) => sign(body) },
    tabSign: { show: (title) => sign(title) },
    vibration: { start: () => sign('motor') },
    describe: ({ name }) => ({ title: 'Request', body: `notice of ${name}`, tab: `tab of ${name}` }),
  });
  const since = (act: () => void): string[] => {
    signs.length = 0;
    act();
    return [...signs];
  };
  return { session, hidden, signs, attention, since };
};

const BOB = { ...MARK, id: clientId('c2'), name: 'de|Bob' };
const ON = ['ring', 'notice of nl|Mark on', 'tab of nl|Mark on', 'motor on'];
const OFF = ['silence', 'notice of nl|Mark off', 'tab of nl|Mark off', 'motor off'];

it('signals a new request by sound, notice, tab and vibration at once', () => {
  const { session, since } = setUp();
  expect(since(() => session.set(askedBy(MARK)))).toEqual(ON);
});

it('goes on ringing while the request stays the same', () => {
  const { session, since } = setUp(askedBy(MARK));
  expect(since(() => session.set({ ...askedBy(MARK), peek: 2 }))).toEqual([]);
});

it.each([
  ['accepts', askedBy(MARK, { accepting: true })],
  ['declines', READY],
  ['is connected', connectedWith(MARK)],
])('is silent the instant the performer %s', (_, state) => {
  const { session, since } = setUp(askedBy(MARK));
  expect(since(() => session.set(state))).toEqual(OFF);
});

it('rings again when accepting failed, for the customer still waits', () => {
  const { session, since } = setUp(askedBy(MARK, { accepting: true }));
  expect(since(() => session.set(askedBy(MARK)))).toEqual(ON);
});

it('starts anew for another customer', () => {
  const { session, since } = setUp(askedBy(MARK));
  expect(since(() => session.set(askedBy(BOB)))).toEqual([
    ...OFF,
    'ring',
    'notice of de|Bob on',
    'tab of de|Bob on',
    'motor on',
  ]);
});

it('rings once for a second customer, with a notice until the card is gone', () => {
  const { session, hidden, since } = setUp(connectedWith(MARK));
  const asked = connectedWith(MARK, askingMeanwhile(BOB));
  expect(since(() => session.set(asked))).toEqual(['ring once', 'notice of de|Bob on']);
  expect(since(() => session.set({ ...asked, clientTime: seconds(1) }))).toEqual([]);
  expect(since(() => hidden.set(true))).toEqual(['notice of de|Bob off', 'silence']);
  hidden.set(false);
  expect(since(() => session.set(connectedWith(MARK)))).toEqual(['notice of de|Bob off', 'silence']);
});

it('goes on ringing for a second customer who is the only one now', () => {
  const { session, since } = setUp(connectedWith(MARK, askingMeanwhile(BOB)));
  expect(since(() => session.set(askedBy(BOB)))).not.toContain('silence');
});

it('is silent after it is closed', () => {
  const { session, attention, since } = setUp(askedBy(MARK));
  expect(since(() => attention.dispose())).toEqual(OFF);
  session.set(READY);
  expect(since(() => session.set(askedBy(MARK)))).toEqual([]);
});

it('is silent while the screen is neutral, and calls again for a request that still waits', () => {
  const { session, hidden, since } = setUp(askedBy(MARK));
  expect(since(() => hidden.set(true))).toEqual(OFF);
  expect(since(() => session.set(askedBy({ ...MARK, id: clientId('c2') })))).toEqual([]);
  expect(since(() => session.set(askedBy(MARK)))).toEqual([]);
  expect(since(() => hidden.set(false))).toEqual(ON);
});
