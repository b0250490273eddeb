import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { SessionState } from '@greenroom/core/session/session-state';
import { createValue } from '@greenroom/core/kernel/value';
import { RequestModalViewModel } from './request-modal.view-model.ts';
import { askedBy, MARK, READY } from './session-state.sim.ts';

const setUp = (state: SessionState) => {
  const clock = createVirtualClock();
  const watch = createValue(state);
  const answers: string[] = [];
  const session = {
    watch,
    accept: () => answers.push('accept'),
    decline: () => answers.push('decline'),
  } as unknown as SessionController;
  return { model: new RequestModalViewModel(session, clock), clock, watch, answers };
};

it('shows who asks for what, and nobody once that is over', () => {
  const { model, watch } = setUp(askedBy({ ...MARK, sessionType: 'VIPVIDEO' }));
  expect(model.request).toMatchObject({
    kind: 'vip',
    sessionType: 'VIPVIDEO',
    client: { name: 'Mark', country: 'nl' },
  });
  watch.set(READY);
  expect(model.request).toBeUndefined();
});

it('counts down once the 59 seconds run', () => {
  const { model, watch } = setUp(askedBy(MARK));
  expect(model.countdown).toBeUndefined();
  watch.set({ ...askedBy(MARK), joinSecondsLeft: seconds(47) });
  expect(model.countdown).toBe('00:47');
});

it('takes no key in its first 700 ms, for it was meant for what she was typing', () => {
  const { model, clock, answers } = setUp(askedBy(MARK));
  clock.advance(millis(699));
  model.acceptByKey();
  model.declineByKey();
  expect(answers).toEqual([]);
  clock.advance(millis(1));
  model.acceptByKey();
  expect(answers).toEqual(['accept']);
});

it('takes a press on a button at once', () => {
  const { model, answers } = setUp(askedBy(MARK));
  model.decline();
  expect(answers).toEqual(['decline']);
});
