import { expect, it } from 'vitest';
import { createHearPerformer, type HearPerformerDeps } from './performer-events.ts';

const SERVICES = { performerId: '1004', services: { cam: true }, countries: ['nl'] };

const hearing = () => {
  const told: string[] = [];
  const hear = createHearPerformer({
    traffic: { write: () => undefined },
    publisher: { toRole: async (role: string) => void told.push(role) },
  } as unknown as HearPerformerDeps);
  const say = (receiverType: string) =>
    hear('1004', {
      event: 'services',
      content: encodeURIComponent(JSON.stringify(SERVICES)),
      receiverId: '',
      receiverType,
    });
  return { say, told };
};

it.each(['ROLE_CLIENT', 'ROLE_ADMIN'])('tells changed services to %s', async (role) => {
  const { say, told } = hearing();
  expect((await say(role)).ok).toBe(true);
  expect(told).toEqual([role]);
});

it.each(['ROLE_PERFORMER', 'ROLE_REMOTE'])('tells changed services to no %s', async (role) => {
  const { say, told } = hearing();
  expect((await say(role)).ok).toBe(false);
  expect(told).toEqual([]);
});
