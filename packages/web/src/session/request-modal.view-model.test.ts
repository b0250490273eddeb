import { expect, it } from 'vitest';
import { createBlocksController } from '@greenroom/core/blocks/blocks.controller';
import { performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import { type CallFailure, done, err, NETWORK_TIMED_OUT, ok, type Result } from '@greenroom/core/kernel/result';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { SessionRates } from '@greenroom/core/meter/pay-rates.controller';
import type { SessionState } from '@greenroom/core/session/session-state';
import { SESSION_SETTINGS } from '@greenroom/core/session/session.constants';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { askedBy, decliningOf, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import { createTicker } from '../mobx/ticker.ts';
import { RequestModalViewModel } from './request-modal.view-model.ts';

const setUp = (state: SessionState) => {
  const clock = createVirtualClock();
  const watch = createValue(state);
  const answers: string[] = [];
  const session = {
    watch,
    settings: SESSION_SETTINGS,
    accept: () => answers.push('accept'),
    decline: () => answers.push('decline'),
    declineAsBusy: () => answers.push('busy'),
    undoDecline: () => answers.push('undo'),
  } as unknown as SessionController;
  const ticker = createTicker(clock);
  const rates = createValue<SessionRates>({});
  const answer = { current: done as Result<undefined, CallFailure> };
  const answerBlock = (order: string) => {
    answers.push(order);
    return Promise.resolve(answer.current);
  };
  const blocks = createBlocksController({
    api: {
      list: () => Promise.resolve(ok({ blocks: [], total: 0 })),
      block: (_performer, { client }) => answerBlock(`block ${client.name}`),
      blockAnonymous: (_performer, { client }) => answerBlock(`block anonymous ${client.name}`),
      unblock: () => Promise.resolve(done),
    },
    log: silentLog,
    performerId: () => performerId('1001'),
  });
  return {
    model: new RequestModalViewModel({ session, clock, ticker, rates: { watch: rates }, blocks }),
    clock,
    watch,
    answers,
    answer,
    rates,
  };
};

it('shows the customer and the service of a request, and no customer once it is over', () => {
  const { model, watch } = setUp(askedBy({ ...MARK, sessionType: 'VIPVIDEO' }));
  expect(model.request).toMatchObject({
    kind: 'vip',
    service: 'vipvideo',
    client: { name: 'Mark', country: 'nl' },
  });
  watch.set(READY);
  expect(model.request).toBeUndefined();
});

it('counts down once the 59 seconds run', () => {
  const { model, watch } = setUp(askedBy(MARK));
  expect(model.ringTime.left).toBeUndefined();
  watch.set({ ...askedBy(MARK), joinSecondsLeft: seconds(47) });
  expect(model.ringTime.left).toEqual({ time: '47 s', part: 47 / 59 });
});

it('tells the seconds for which it has been ringing', () => {
  const { model, clock } = setUp(askedBy(MARK));
  clock.advance(millis(64_500));
  expect(model.ringTime.rings).toBe('1 min 4 s');
});

it('declines on the second Esc within 3 s, and says so after the first', () => {
  const { model, clock, answers } = setUp(askedBy(MARK));
  model.declineByKey();
  expect([model.isDeclineArmed, answers]).toEqual([true, []]);
  clock.advance(millis(2_999));
  model.declineByKey();
  expect([model.isDeclineArmed, answers]).toEqual([false, ['decline']]);
  expect(clock.pending()).toBe(0);
});

it('begins anew when the second Esc comes after 3 s', () => {
  const { model, clock, answers } = setUp(askedBy(MARK));
  model.declineByKey();
  clock.advance(millis(3_000));
  expect(model.isDeclineArmed).toBe(false);
  model.declineByKey();
  expect([model.isDeclineArmed, answers]).toEqual([true, []]);
});

it('takes an Esc over one request for none over the next', () => {
  const { model, clock, watch } = setUp(askedBy(MARK));
  model.declineByKey();
  watch.set(READY);
  watch.set(askedBy({ ...MARK, name: 'de|Bob' }));
  expect([model.isDeclineArmed, clock.pending()]).toEqual([false, 0]);
});

it('offers to undo while a decline has not been sent', () => {
  const { model, watch, answers } = setUp(askedBy(MARK));
  expect(model.declined).toBeUndefined();
  watch.set(decliningOf(MARK));
  expect([model.request, model.declined]).toEqual([undefined, 'declined']);
  model.undo();
  expect(answers).toEqual(['undo']);
  watch.set(READY);
  expect(model.declined).toBeUndefined();
});

it('tells what a minute brings as soon as that is known', () => {
  const { model, rates } = setUp(askedBy(MARK));
  expect(model.rate).toBeUndefined();
  rates.set({ cam: { perMinute: 92.4, isEstimated: false }, vipvideo: { perMinute: 300, isEstimated: false } });
  expect([model.rate, model.isRateAbout]).toEqual(['€ 0.92', false]);
  rates.set({ cam: { perMinute: 90, isEstimated: true } });
  expect([model.rate, model.isRateAbout]).toEqual(['€ 0.90', true]);
});

it('blocks the customer of the request after a question, which another request takes away', async () => {
  const { model, watch, answers, answer } = setUp(askedBy(MARK));
  model.toggleBlock();
  watch.set(askedBy({ ...MARK, name: 'de|Bob' }));
  expect(model.blocking).toBe('none');
  model.toggleBlock();
  expect([model.blocking, answers]).toEqual(['asked', []]);
  answer.current = err(NETWORK_TIMED_OUT);
  model.block();
  expect([model.blocking, answers]).toEqual(['busy', ['block de|Bob']]);
  await settle();
  expect(model.blocking).toBe('failed');
  model.toggleBlock();
  model.toggleBlock();
  expect(model.blocking).toBe('asked');
});
