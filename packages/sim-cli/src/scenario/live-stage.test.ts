import { expect, it } from 'vitest';
import { createLiveStage } from './live-stage.ts';

it('switches off the faults of its performer and those for everybody when all is well, and no one else’s', async () => {
  const off: object[] = [];
  const faults = [
    { name: 'earnings-fail', performerId: '1004' },
    { name: 'earnings-fail' },
    { name: 'media-down' },
    { name: 'earnings-fail', performerId: '1005' },
  ];
  const admin = {
    state: async () => ({ ok: true, value: { faults, callRules: [] } }),
    fault: async (fault: object) => void off.push(fault),
  };
  const parts = { admin, performer: { app: {} }, performerId: '1004', toys: { allWell: async () => undefined } };
  const stage = createLiveStage({ ...parts, customers: {} } as unknown as Parameters<typeof createLiveStage>[0]);
  await stage.allWell();
  expect(off).toEqual(faults.slice(0, 3).map((fault) => ({ ...fault, on: false })));
});
