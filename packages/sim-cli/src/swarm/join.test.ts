import { expect, it } from 'vitest';
import { joinSwarm, type JoinPhase } from './join.ts';
import { openSwarmHub } from './joiners.ts';

it('tells a swarm that joins when it waits, gathers, talks and drains', { timeout: 120_000 }, async () => {
  const hub = await openSwarmHub('127.0.0.1', 0);
  const port = Number(hub.address.split(':').at(-1));
  const end = new AbortController();
  const phases: JoinPhase[] = [];
  const watch = { phase: (phase: JoinPhase) => void phases.push(phase), counted: () => undefined };
  const people = { performers: 0, customers: 0, idle: 0 };
  const joined = joinSwarm({ host: '127.0.0.1', port }, { ...people, workers: 0 }, watch, end.signal);
  const [joiner] = await hub.joined(1, end.signal);
  expect(phases).toEqual(['waiting']);
  await joiner?.gather({ url: 'http://127.0.0.1:1', clockRate: 1, everyMilliseconds: 1, ...people }, '');
  joiner?.talk(0);
  joiner?.talk(0);
  await joiner?.drain();
  await joiner?.end();
  expect(await joined).toBe('done');
  expect(phases).toEqual(['waiting', 'gathering', 'gathered', 'talking', 'draining']);
  hub.close();
});
