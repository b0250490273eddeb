import { expect, it } from 'vitest';
import { FAULT_GROUPS, faultGroup } from './fault-group.ts';
import { BROKEN_CALLS, FAULT_NAMES } from './fault.ts';

it.each([
  ['slow', 'Every call'],
  ['session-check-403', 'Log-in'],
  ['save-fails', 'Session and chat'],
  ['memo-save-fails', 'Customers'],
  ['invoices-fail', 'Earnings'],
  ['drop-socket', 'Socket'],
  ['tcp-slow', 'Connection'],
] as const)('has %s among the faults of: %s', (name, group) => {
  expect(faultGroup(name)).toBe(group);
});

it('has at most 20 faults in each group, and none of single calls among those of every call', () => {
  const sizes = FAULT_GROUPS.map((group) => FAULT_NAMES.filter((name) => faultGroup(name) === group).length);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  const ofEveryCall = FAULT_NAMES.filter((name) => faultGroup(name) === 'Every call');
  expect(BROKEN_CALLS.filter(({ name }) => ofEveryCall.includes(name))).toEqual([]);
});
