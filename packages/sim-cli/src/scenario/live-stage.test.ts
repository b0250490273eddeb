import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createLiveStage } from './live-stage.ts';

it('ends the faults and call rules of its performer and those for everybody when all is well, and no one else’s', async () => {
  const off: object[] = [];
  const ended: object[] = [];
  const callRules = [
    { match: 'newsItems', performerId: '1004' },
    { match: 'newsItems' },
    { match: 'newsItems', performerId: '1005' },
  ];
  const faults = [
    { name: 'earnings-fail', performerId: '1004' },
    { name: 'earnings-fail' },
    { name: 'media-down' },
    { name: 'earnings-fail', performerId: '1005' },
  ];
  const admin = {
    state: async () => ({ ok: true, value: { faults, callRules } }),
    fault: async (fault: object) => void off.push(fault),
    callRule: async (rule: object) => void ended.push(rule),
  };
  const parts = { admin, performer: { app: {} }, performerId: '1004', toys: { allWell: async () => undefined } };
  const stage = createLiveStage({ ...parts, customers: {} } as unknown as Parameters<typeof createLiveStage>[0]);
  await stage.allWell();
  expect(off).toEqual(faults.slice(0, 3).map((fault) => ({ ...fault, on: false })));
  expect(ended).toEqual(callRules.slice(0, 2).map((rule) => ({ ...rule, on: false })));
});

it('compares nothing of a page that is not connected where all is to have been well', async () => {
  const realtime = { watch: { state: () => ({ authenticated: false }) } };
  const invariants = { difference: async () => 'the page lacks a line' };
  const parts = { admin: {}, performer: { app: { realtime } }, performerId: '1004', toys: {}, invariants };
  const stage = createLiveStage({ ...parts, customers: {} } as unknown as Parameters<typeof createLiveStage>[0]);
  expect(await stage.difference(millis(60_000))).toBeUndefined();
  expect(await stage.difference()).toBe('the page lacks a line');
});
