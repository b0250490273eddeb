import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ClientCard, SessionHistory } from '@greenroom/core/clients/client-record';
import type { HistoryQuery } from '@greenroom/core/clients/clients-api.port';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { type Watchable, watchChanges } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { MemoPage } from '@greenroom/core/memos/memo';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { whoAsked } from '@greenroom/core/missed-requests/missed-requests.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import type { MissedRequest, MissedWhy } from '@greenroom/core/session/client-data';
import { clientName } from '@greenroom/core/session/client-name';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { read } from '../../mobx/read.ts';
import type { CustomerPanelModel } from './CustomerPanel.tsx';
import type { HistoryPanelModel } from './HistoryPanel.tsx';

export interface SessionCustomerDeps {
  readonly session: SessionController;
  readonly clients: ClientsController;
  readonly memos: MemosController;
  readonly missed: Watchable<readonly MissedRequest[]>;
}

/** Ends of a request that came during a session: of what the platform answered alone the time is not certain. */
const ASKED_HERE: ReadonlySet<MissedWhy> = new Set([
  'busy',
  'cancelled',
  'declined',
  'paused',
  'disconnected',
  'performerLost',
]);

const isMissing = ({ status, data }: Query<unknown, unknown>): boolean => status === 'failed' && data === undefined;

/** Mirrors the record of the customer of the running session, and the requests missed meanwhile. @spec §3 Client record, §3 Memo */
export class SessionCustomerViewModel implements CustomerPanelModel, HistoryPanelModel {
  /** The newest missed request when the session began. */
  missedBefore: MissedRequest | undefined = undefined;
  readonly #session: Watchable<SessionState>;
  readonly #card: Watchable<Query<ClientId, ClientCard>>;
  readonly #past: Watchable<Query<HistoryQuery, SessionHistory>>;
  readonly #about: Watchable<Query<ClientId, MemoPage>>;
  readonly #missed: Watchable<readonly MissedRequest[]>;
  readonly #clients: ClientsController;
  readonly #memos: MemosController;
  readonly #stopWatching: () => void;

  constructor({ session, clients, memos, missed }: SessionCustomerDeps) {
    this.#clients = clients;
    this.#memos = memos;
    this.#session = session.watch;
    this.#card = clients.caller.watch;
    this.#past = clients.callerHistory.watch;
    this.#about = memos.aboutCaller.watch;
    this.#missed = missed;
    makeObservable<this, 'client' | 'begin'>(this, {
      missedBefore: observableRef,
      begin: action,
      client: computed,
      facts: computed,
      language: computed,
      memos: computed,
      asked: computed,
      history: computed,
    });
    this.#stopWatching = watchChanges(session.watch, ({ client }, before) => {
      if (client?.id !== before.client?.id) this.begin();
    });
  }

  private get client(): ClientId | undefined {
    return read(this.#session).client?.id;
  }

  get language(): string | undefined {
    return read(this.#session).client?.language;
  }

  get facts(): CustomerPanelModel['facts'] {
    const { key: question, data: answer } = read(this.#card);
    if (answer === undefined || question !== this.client) return undefined;
    return answer.client;
  }

  get memos(): CustomerPanelModel['memos'] {
    const { key: question, data: answer } = read(this.#about);
    if (answer === undefined || question !== this.client) return [];
    return answer.memos.map(({ id, content, date }) => ({ id, content, date: shortDate(date) }));
  }

  get failed(): boolean {
    return isMissing(read(this.#card)) || isMissing(read(this.#about));
  }

  get asked(): CustomerPanelModel['asked'] {
    const missed = read(this.#missed);
    const { missedBefore: last } = this;
    const before = missed.findIndex(({ client, at }) => client.id === last?.client.id && at === last.at);
    const since = (before === -1 ? missed : missed.slice(0, before)).filter(({ why }) => ASKED_HERE.has(why));
    return whoAsked(since).map(({ client, count }) => ({
      key: client.id,
      client: clientName(client.name),
      to: pathTo('client', { client_id: client.id }),
      count,
    }));
  }

  get history(): HistoryPanelModel['history'] {
    const { key: question, data: answer } = read(this.#past);
    if (answer === undefined || question?.client !== this.client) return undefined;
    return answer.sessions;
  }

  get historyFailed(): boolean {
    return isMissing(read(this.#past));
  }

  get historyTo(): string | undefined {
    return this.client === undefined ? undefined : pathTo('client', { client_id: this.client });
  }

  private begin(): void {
    this.missedBefore = read(this.#missed).at(0);
  }

  readonly fetchAgain = (): void => {
    if (isMissing(read(this.#card))) this.#clients.caller.reload();
    if (isMissing(read(this.#about))) this.#memos.aboutCaller.reload();
  };

  readonly fetchHistoryAgain = (): void => this.#clients.callerHistory.reload();

  readonly dispose = (): void => {
    this.#stopWatching();
  };
}
