import { expect, it } from 'vitest';
import type { AlertRequest } from '@greenroom/core/alerts/alerts.controller';
import type { Availability } from '@greenroom/core/availability/availability';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { clientId, type ClientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { seconds } from '@greenroom/core/kernel/units';
import type { ModalsState } from '@greenroom/core/navigation/modals.machine';
import type { ClientData } from '@greenroom/core/session/client-data';
import type { SessionState } from '@greenroom/core/session/session-state';
import { connectedWith, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import type { SessionSummary } from './session-summary.ts';
import { SummaryCardViewModel } from './summary-card.view-model.ts';

const VICTOR: ClientData = { ...MARK, id: clientId('c2'), name: 'nl|Victor' };
const FIGURES: SessionSummary = {
  client: { name: 'Mark', country: 'nl', anonymous: false },
  reasonKey: 'session.end.customerLeft',
  duration: '01:30',
  pay: '€ 1.38',
  isAbout: false,
  tips: undefined,
  today: undefined,
  isTodayAbout: false,
};

const overWith = (client: ClientData, at: number): SessionState => ({
  ...READY,
  lastEnd: { client, reason: 'CLICK', duration: seconds(90), at: seconds(at) },
});
const factsOf = (visits: number) => ({ client: { visits } }) as unknown as ClientCard;

const setUp = (status: Availability['status'] = 'ready') => {
  const session = createValue<SessionState>(READY);
  const modals = createValue<ModalsState>({ open: undefined, next: undefined });
  const caller = createValue<Query<ClientId, ClientCard>>({
    status: 'loading',
    key: MARK.id,
    data: factsOf(12),
    dataKey: MARK.id,
    failure: undefined,
  });
  const drafts = new Map<string, string>();
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const kept: AlertRequest[] = [];
  const model = new SummaryCardViewModel({
    alerts: { show: (alert) => void kept.push(alert) },
    session: {
      watch: session,
      dismissSummary: () => {
        done.push('dismiss');
        session.set(READY);
      },
    },
    modals: { watch: modals },
    clients: { caller: { watch: caller } as never },
    memos: {
      draftAbout: (client) => drafts.get(client) ?? '',
      writeAbout: (client, content) => void drafts.set(client, content),
      saveAbout: (client) => void done.push(`save ${client} ${drafts.get(client) ?? ''}`),
    },
    services: { resume: note('resume') },
    workBreak: { start: note('break') },
    availability: { watch: createValue<Availability>({ status, waitingSince: undefined }) },
    video: { goReady: note('goReady') },
    figures: { summary: FIGURES },
  });
  const end = (client: ClientData, at = 100): void => {
    session.set(overWith(client, at));
    modals.set({ open: 'session', next: undefined });
  };
  return { model, session, modals, caller, drafts, done, end, kept };
};

it('is there while the window of the session is the open one, and gives way to another', () => {
  const { model, modals, end } = setUp();
  expect(model.card).toBeUndefined();
  end(MARK);
  expect(model.card?.summary).toBe(FIGURES);
  modals.set({ open: 'chat-request', next: undefined });
  expect(model.card).toBeUndefined();
});

it('tells the number of the visit only once it is counted', () => {
  const { model, caller, end } = setUp();
  end(MARK);
  expect(model.card?.visit).toBeUndefined();
  caller.set({ ...caller.state(), status: 'ready', data: factsOf(13) });
  expect(model.card?.visit).toBe(13);
  caller.set({ ...caller.state(), status: 'ready', key: VICTOR.id, data: factsOf(2) });
  expect(model.card?.visit).toBeUndefined();
});

it('tells a new customer as visit 1, with facts that are read again during the session and after it', () => {
  const { model, session, caller, end } = setUp();
  caller.set({ ...caller.state(), status: 'ready', data: factsOf(0) });
  session.set({ ...READY, status: 'active', client: MARK });
  caller.set({ ...caller.state(), data: factsOf(0) });
  end(MARK);
  expect(model.card?.visit).toBe(1);
  caller.set({ ...caller.state(), data: factsOf(1) });
  expect(model.card?.visit).toBe(1);
});

it('takes the facts that come only during the session, and counts nothing for one without paid time', () => {
  const { model, session, caller, end } = setUp();
  caller.set({ ...caller.state(), data: undefined });
  session.set({ ...READY, status: 'active', client: MARK });
  caller.set({ ...caller.state(), status: 'ready', data: factsOf(4) });
  end(MARK);
  expect(model.card?.visit).toBe(5);
  session.set({ ...READY, status: 'active', client: MARK });
  session.set({ ...READY, lastEnd: { client: MARK, reason: 'CLICK', duration: seconds(0), at: seconds(300) } });
  expect(model.card?.visit).toBeUndefined();
});

it('begins with the memo that was begun during the session, and saves it with the button', () => {
  const { model, drafts, done, end } = setUp();
  drafts.set(MARK.id, 'likes');
  end(MARK);
  expect(model.card?.memo).toBe('likes');
  model.card?.writeMemo('likes jazz');
  expect([model.card?.memo, drafts.get(MARK.id)]).toEqual(['likes jazz', 'likes jazz']);
  model.card?.press();
  expect(done).toEqual(['save c1 likes jazz', 'dismiss']);
});

it('does not take the memo about one customer to the next', () => {
  const { model, end } = setUp();
  end(MARK);
  model.card?.writeMemo('likes jazz');
  const first = model.card?.key;
  end(VICTOR, 200);
  expect([model.card?.memo, model.card?.key === first]).toEqual(['', false]);
});

it('counts two sessions with the same customer as two', () => {
  const { model, end } = setUp();
  end(MARK, 100);
  const first = model.card?.key;
  end(MARK, 200);
  expect(model.card?.key).not.toBe(first);
});

it.each([
  ['ready', 'done', []],
  ['idle', 'goReady', ['goReady']],
  ['failed', 'goReady', ['goReady']],
  ['paused', 'resumeWork', ['resume']],
  ['notReachable', 'done', []],
] as const)('does from %s what its button says: %s', (status, step, more) => {
  const { model, done, end } = setUp(status);
  end(MARK);
  expect(model.card?.step).toBe(step);
  model.card?.press();
  expect(done.slice(2)).toEqual(more);
});

it('takes a break of 5 minutes only while customers could ask', () => {
  const { model, done, end } = setUp();
  end(MARK);
  expect(model.card?.mayTakeBreak).toBe(true);
  model.card?.takeBreak();
  expect(done).toEqual(['save c1 ', 'dismiss', 'break']);
  const idle = setUp('idle');
  idle.end(MARK);
  expect(idle.model.card?.mayTakeBreak).toBe(false);
});

it('leaves the summary under the bell, with the way to the customer, when the next session begins before it is read', () => {
  const { session, end, kept } = setUp();
  end(MARK);
  session.set(connectedWith(VICTOR));
  expect(kept).toEqual([
    {
      class: 'info',
      client: MARK.id,
      key: 'session.summary.waits',
      params: { name: 'Mark', amount: '€ 1.38', duration: '01:30' },
    },
  ]);
  const read = setUp();
  read.end(MARK);
  read.session.set(READY);
  read.session.set(connectedWith(VICTOR));
  expect(read.kept).toEqual([]);
});
