import { expect, it } from 'vitest';
import { after } from '../kernel/slots.ts';
import { millis } from '../kernel/units.ts';
import { NO_RENEWAL, tokenRenewal, type TokenRenewalEvent } from './token-renewal.machine.ts';

/** Types of the effects of these events, one after the other. */
const effectsOf = (...events: readonly TokenRenewalEvent[]): readonly string[] => {
  let state = NO_RENEWAL;
  return events.flatMap((event) => {
    const step = tokenRenewal(state, event);
    state = step.state;
    return step.effects.map(({ type }) => type);
  });
};
const REFUSED = { type: 'refused' } as const;
const NEW_TOKEN = { type: 'tokenReceived', isRefused: true } as const;

it('requests a new token when the platform refuses the connection, and connects with it', () => {
  expect(effectsOf(REFUSED, NEW_TOKEN)).toEqual(['after', 'requestToken', 'connect']);
});

it('reports the loss when the platform refuses the new token too', () => {
  expect(effectsOf(REFUSED, NEW_TOKEN, { type: 'continued' }, REFUSED).slice(3)).toEqual(['leave', 'reportLost']);
});

it('reports the loss 3 s after the refusal when no new token comes', () => {
  expect(tokenRenewal(NO_RENEWAL, REFUSED).effects[0]).toEqual(after('token', millis(3_000), { type: 'waitOver' }));
  expect(effectsOf(REFUSED, { type: 'waitOver' }).at(-1)).toBe('reportLost');
});

it('tries a new token again after the platform accepted one', () => {
  const events = [REFUSED, NEW_TOKEN, { type: 'continued' }, { type: 'authenticated' }, REFUSED] as const;
  expect(effectsOf(...events).slice(-2)).toEqual(['after', 'requestToken']);
});

it('tries a new token again after a log-out', () => {
  expect(effectsOf(REFUSED, NEW_TOKEN, { type: 'reset' }, REFUSED).slice(-2)).toEqual(['after', 'requestToken']);
});

it('connects with no token while the one before was not refused', () => {
  expect(effectsOf({ type: 'tokenReceived', isRefused: false })).toEqual([]);
});

it('connects with a new token once in a row', () => {
  expect(effectsOf(REFUSED, NEW_TOKEN, NEW_TOKEN)).toEqual(['after', 'requestToken', 'connect']);
});

it('requests a token again at the next refusal when none came in time', () => {
  const effects = effectsOf(REFUSED, { type: 'waitOver' }, REFUSED);
  expect(effects).toEqual(['after', 'requestToken', 'reportLost', 'after', 'requestToken']);
});

it.each(['continued', 'authenticated', 'reset', 'waitOver'] as const)(
  'changes nothing when the connection was not refused: %s',
  (type) => {
    const step = tokenRenewal(NO_RENEWAL, { type });
    expect(step.state).toBe(NO_RENEWAL);
    expect(step.effects).toEqual([]);
  },
);
