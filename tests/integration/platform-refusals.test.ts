import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from '@greenroom/adapters-http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';
import { BROKEN_CALLS } from '@greenroom/sim-cli/platform/base/faults/fault';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let performer: BarePerformer;

beforeAll(async () => {
  platform = await startPlatformHere();
  performer = createBarePerformer(platform);
  await performer.arrives('1004');
});
afterAll(() => platform.stop());

const ROWS: Readonly<Record<string, Call>> = CALLS;
const pathOf = (call: string): string => (ROWS[call]?.path ?? call).slice(1).replaceAll(/{\w+}/g, '1004');
const methodOf = (call: string): string => ROWS[call]?.method ?? '';

/** Faults by the call that they refuse, those that end the login last. */
const REFUSALS = BROKEN_CALLS.toSorted((one, other) => Number(one.call === 'logout') - Number(other.call === 'logout'));

it.each(REFUSALS)('answers $status $error to $call while $name is on, and not afterwards', async (refusal) => {
  const { name, call, status, error, more } = refusal;
  const refused = { status, json: status === 204 ? { text: '' } : { error, ...more } };
  await platform.fault(name, true);
  expect(await performer.call(methodOf(call), pathOf(call))).toEqual(refused);
  await platform.fault(name, false);
  expect(await performer.call(methodOf(call), pathOf(call))).not.toEqual(refused);
});
