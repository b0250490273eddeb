import { expect, it } from 'vitest';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds } from '@greenroom/core/kernel/units';
import { createMissedRequestsController } from '@greenroom/core/missed-requests/missed-requests.controller';
import type { MissedRequest } from '@greenroom/core/session/client-data';
import { IDLE_SESSION, type SessionState } from '@greenroom/core/session/session-state';
import { createPerformerMemory } from '@greenroom/core/testing/kernel/performer-memory.fake';
import { NO_ACCOUNT_LIST } from '@greenroom/core/testing/missed-requests/no-account-list.fake';
import { MARK } from '@greenroom/core/testing/session/session-state.fake';
import { MissedRequestsViewModel } from './missed-requests.view-model.ts';

const BOB = { ...MARK, id: clientId('c2'), name: 'de|Bob' };

const setUp = () => {
  const memory = createPerformerMemory<readonly MissedRequest[]>();
  const missed = createMissedRequestsController({ ...NO_ACCOUNT_LIST, memory, performerId: () => performerId('1001') });
  const session = createValue<SessionState>(IDLE_SESSION);
  return { missed, session, model: new MissedRequestsViewModel(missed, { watch: session }) };
};

it('tells who asked, when and why it came to nothing, newest first', () => {
  const { missed, model } = setUp();
  missed.add({ client: MARK, at: seconds(1_772_697_600), why: 'timedOut' });
  missed.add({ client: BOB, at: seconds(1_772_697_660), why: 'declined' });
  expect(model.rows).toMatchObject([
    { client: { name: 'Bob', country: 'de' }, at: '5-3-2026 | 09:01', why: 'declined', count: 1 },
    { client: { name: 'Mark', country: 'nl' }, at: '5-3-2026 | 09:00', why: 'timedOut', count: 1 },
  ]);
});

it('opens the customer from the name, and a message to the customer in one press', () => {
  const { missed, model } = setUp();
  missed.add({ client: MARK, at: seconds(1), why: 'cancelled' });
  expect(model.rows).toMatchObject([{ to: `/clients/${MARK.id}/`, writeTo: `/inbox/?to=${MARK.id}` }]);
});

it('counts the requests of one customer in one row, which keeps its key', () => {
  const { missed, model } = setUp();
  missed.add({ client: MARK, at: seconds(1), why: 'busy' });
  const key = model.rows[0]?.key;
  missed.add({ client: MARK, at: seconds(2), why: 'declined' });
  expect(model.rows).toMatchObject([{ key, why: 'declined', count: 2 }]);
});

it('lists a request as ringing while it rings on another device, and says no more of it here once it is answered there', () => {
  const { missed, session, model } = setUp();
  missed.add({ client: MARK, at: seconds(1), why: 'declined' });
  const waitingRequests = [{ client: MARK, since: seconds(60) }];
  session.set({ ...IDLE_SESSION, readyElsewhere: true, waitingRequests });
  expect(model.rows).toMatchObject([{ client: { name: 'Mark' }, why: 'ringing', count: 2 }]);
  session.set({ ...IDLE_SESSION, waitingRequests });
  expect(model.rows).toMatchObject([{ why: 'declined', count: 1 }]);
});
