import { expect, it } from 'vitest';
import { done, err, ok, NETWORK_FAILED, NETWORK_TIMED_OUT, isFinalRefusal, type CallFailure } from './result.ts';

it('tells a success with its value from a failure with its reason', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(err('late')).toEqual({ ok: false, error: 'late' });
  expect(done).toEqual({ ok: true, value: undefined });
});

const refusal = (status: number): CallFailure => ({ kind: 'status', status, message: '' });

it.each([400, 401, 404, 409, 413, 422])('is final with %i', (status) => {
  expect(isFinalRefusal(refusal(status))).toBe(true);
});

it.each([408, 425, 429, 500, 501])('is not final with %i', (status) => {
  expect(isFinalRefusal(refusal(status))).toBe(false);
});

it('is not final where the platform has not answered itself', () => {
  const others: readonly CallFailure[] = [
    NETWORK_FAILED,
    NETWORK_TIMED_OUT,
    { ...refusal(404), kind: 'gateway' },
    { ...refusal(200), kind: 'decode' },
  ];
  expect(others.map(isFinalRefusal)).toEqual([false, false, false, false]);
});
