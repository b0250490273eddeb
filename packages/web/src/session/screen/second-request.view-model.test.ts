import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/value';
import { askingMeanwhile, connectedWith, MARK } from '@greenroom/core/session/session-state.fake';
import { SecondRequestViewModel } from './second-request.view-model.ts';

const BOB = { ...MARK, name: 'de|Bob', sessionType: 'VIDEOCALL', language: 'de' } as const;

it('shows who asks during the session and how long is left', () => {
  const chosen: string[] = [];
  const second = {
    decline: () => chosen.push('decline'),
    keep: () => chosen.push('keep'),
    take: () => chosen.push('take'),
  };
  const watch = createValue(connectedWith(MARK));
  const model = new SecondRequestViewModel({ watch, second });
  expect(model.card).toBeUndefined();
  watch.set(connectedWith(MARK, askingMeanwhile(BOB)));
  expect(model.card).toEqual({
    client: { name: 'Bob', country: 'de', anonymous: false },
    service: 'videocall',
    language: 'de',
    choice: 'none',
    countdown: '00:47',
    left: { key: 'format.countdown.minutes', params: { count: 1 } },
  });
  model.decline();
  model.keep();
  model.take();
  expect(chosen).toEqual(['decline', 'keep', 'take']);
});
