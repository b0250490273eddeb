import { expect, it } from 'vitest';
import { createPerformerEventHandler, type PerformerEventDeps } from './performer-events.ts';

const SERVICES = { performerId: '1004', services: { cam: true }, countries: ['nl'] };

const handling = () => {
  const told: string[] = [];
  const handle = createPerformerEventHandler({
    traceLog: { write: () => undefined },
    publisher: { toRole: async (role: string) => void told.push(role) },
  } as unknown as PerformerEventDeps);
  const say = (receiverType: string) =>
    handle('1004', {
      event: 'services',
      content: encodeURIComponent(JSON.stringify(SERVICES)),
      receiverId: '',
      receiverType,
    });
  return { say, told };
};

it.each(['ROLE_CLIENT', 'ROLE_ADMIN'])('tells changed services to %s', async (role) => {
  const { say, told } = handling();
  expect((await say(role)).ok).toBe(true);
  expect(told).toEqual([role]);
});

it.each(['ROLE_PERFORMER', 'ROLE_REMOTE'])('tells changed services to no %s', async (role) => {
  const { say, told } = handling();
  expect((await say(role)).ok).toBe(false);
  expect(told).toEqual([]);
});
