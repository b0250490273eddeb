import { expect, it } from 'vitest';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { clientId, type ClientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY, type Query } from '@greenroom/core/kernel/query.machine';
import { millis } from '@greenroom/core/kernel/units';
import type { SessionRates } from '@greenroom/core/meter/pay-rates.controller';
import { SESSION_SETTINGS } from '@greenroom/core/session/session.constants';
import { askingMeanwhile, connectedWith, MARK } from '@greenroom/core/testing/session/session-state.fake';
import { SecondRequestViewModel } from './second-request.view-model.ts';

const BOB = { ...MARK, name: 'de|Bob', sessionType: 'VIDEOCALL', language: 'de' } as const;

const KLAAS = { ...MARK, id: clientId('5007'), name: 'nl|Klaas', sessionType: 'VIPVIDEO' } as const;

const recordOf = (id: ClientId, visits: number) =>
  ({ status: 'ready', key: id, data: { client: { id, visits } }, failure: undefined }) as unknown as Query<
    ClientId,
    ClientCard
  >;

it('shows who asks during the session, for how much, after how many visits, and how long is left', () => {
  const chosen: string[] = [];
  const second = {
    decline: () => chosen.push('decline'),
    keep: () => chosen.push('keep'),
    take: () => chosen.push('take'),
  };
  const watch = createValue(connectedWith(MARK));
  const record = createValue<Query<ClientId, ClientCard>>(IDLE_QUERY);
  const rates = createValue<SessionRates>({});
  const clock = { now: () => millis(12_000) };
  const model = new SecondRequestViewModel({
    session: { watch, second, settings: SESSION_SETTINGS },
    record,
    rates,
    clock,
  });
  expect(model.card).toBeUndefined();
  watch.set({ ...connectedWith(MARK, askingMeanwhile(BOB)), queue: [{ client: KLAAS, askedAt: millis(3_000) }] });
  expect(model.card).toEqual({
    key: `${BOB.id} ${askingMeanwhile(BOB).askedAt}`,
    current: { client: { name: 'Mark', country: 'nl', anonymous: false }, rate: undefined, isRateAbout: false },
    client: { name: 'Bob', country: 'de', anonymous: false },
    service: 'videocall',
    language: 'de',
    choice: 'none',
    rate: undefined,
    isRateAbout: false,
    visits: undefined,
    ringTime: { rings: '12 s', left: { time: '47 s', part: 47 / 59 } },
    more: [
      {
        key: `${KLAAS.id} 3000`,
        client: { name: 'Klaas', country: 'nl', anonymous: false },
        service: 'vipvideo',
        rate: undefined,
        isRateAbout: false,
        to: `/clients/${KLAAS.id}/`,
      },
    ],
  });
  rates.set({ videocall: { perMinute: 92.4, isEstimated: true }, cam: { perMinute: 189, isEstimated: false } });
  record.set(recordOf(BOB.id, 12));
  expect(model.card).toMatchObject({
    rate: '€ 0.92',
    isRateAbout: true,
    visits: 12,
    current: { rate: '€ 1.89', isRateAbout: false },
  });
  record.set(recordOf(clientId('5009'), 3));
  expect(model.card?.visits).toBeUndefined();
  model.decline();
  model.keep();
  model.take();
  expect(chosen).toEqual(['decline', 'keep', 'take']);
});
