import { action, autorun, computed, makeObservable, observableRef } from 'mobx';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import {
  stepAfterSession,
  type Availability,
  type AvailabilityController,
} from '@greenroom/core/availability/availability';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { watchChanges, type Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { MAX_MEMO_LENGTH } from '@greenroom/core/memos/memo';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import type { ModalsController, ModalsState } from '@greenroom/core/navigation/modals.machine';
import { pathToWriteTo } from '@greenroom/core/navigation/route-path';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { SessionEnd } from '@greenroom/core/session/session-signal';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { WorkBreakController } from '@greenroom/core/work-break/work-break.controller';
import { read } from '../mobx/read.ts';
import type { SessionSummary } from './session-summary.ts';
import type { SummaryCardModel } from './SummaryCard.tsx';

export interface SummaryCardDeps {
  readonly alerts: Pick<AlertsController, 'show'>;
  readonly session: Pick<SessionController, 'watch' | 'dismissSummary'>;
  readonly modals: Pick<ModalsController, 'watch'>;
  readonly clients: Pick<ClientsController, 'caller'>;
  readonly memos: Pick<MemosController, 'draftAbout' | 'writeAbout' | 'saveAbout'>;
  readonly services: Pick<ServicesController, 'resume'>;
  readonly workBreak: Pick<WorkBreakController, 'start'>;
  readonly availability: Pick<AvailabilityController, 'watch'>;
  readonly video: Pick<PerformerVideo, 'goReady'>;
  readonly figures: { readonly summary: SessionSummary | undefined };
}

const NO_MEMO = { client: undefined, content: '' } as const;

/** The summary of the last session while the window *session* of the specification is the open one. @spec §2 Modals, §8 Session and disconnect */
export class SummaryCardViewModel {
  /** Kept under its customer: another one never gets it. */
  draft: { readonly client: ClientId | undefined; readonly content: string } = NO_MEMO;
  readonly #deps: SummaryCardDeps;
  readonly #session: Watchable<SessionState>;
  readonly #modals: Watchable<ModalsState>;
  readonly #caller: Watchable<Query<ClientId, ClientCard>>;
  readonly #availability: Watchable<Availability>;
  /** Number of earlier visits of the session's customer. */
  #before: { readonly client: ClientId; readonly visits: number } | undefined;
  /** The summary as it was last shown, without what belongs to the next session. */
  #latest: SessionSummary | undefined;
  readonly #unfollow: readonly Cancel[];

  constructor(deps: SummaryCardDeps) {
    this.#deps = deps;
    this.#session = deps.session.watch;
    this.#modals = deps.modals.watch;
    this.#caller = deps.clients.caller.watch;
    this.#availability = deps.availability.watch;
    makeObservable<this, 'setDraft'>(this, { draft: observableRef, setDraft: action, card: computed });
    this.#unfollow = [
      watchChanges(deps.session.watch, ({ client, lastEnd }, before) => {
        if (lastEnd !== before.lastEnd) this.#readDraft(lastEnd);
        if (before.lastEnd !== undefined && client !== undefined) this.#keep(before.lastEnd);
        if (client !== undefined && client.id !== before.client?.id) this.#before = undefined;
        this.#countBefore();
      }),
      watchChanges(deps.clients.caller.watch, () => this.#countBefore()),
      autorun(() => {
        const { summary } = deps.figures;
        // The money may be that of the next session a moment before the mirror is.
        const isOver = deps.session.watch.state().lastEnd !== undefined;
        if (read(this.#session).lastEnd !== undefined && isOver) this.#latest = summary;
      }),
    ];
    this.#countBefore();
    this.#readDraft(deps.session.watch.state().lastEnd);
  }

  get card(): SummaryCardModel | undefined {
    const { lastEnd } = read(this.#session);
    const { summary } = this.#deps.figures;
    if (lastEnd === undefined || summary === undefined || read(this.#modals).open !== 'session') return undefined;
    const { client } = lastEnd;
    const step = stepAfterSession(read(this.#availability).status);
    return {
      key: `${client.id} ${lastEnd.at}`,
      summary,
      visit: this.#visitOf(lastEnd),
      memo: this.draft.client === client.id ? this.draft.content : '',
      maxLength: MAX_MEMO_LENGTH,
      writeTo: pathToWriteTo(client.id),
      mayTakeBreak: read(this.#availability).status === 'ready',
      writeMemo: (content) => {
        this.#deps.memos.writeAbout(client.id, content);
        this.setDraft(client.id, content);
      },
      takeBreak: () => {
        this.#leave(client.id);
        this.#deps.workBreak.start();
      },
      step,
      press: () => {
        this.#leave(client.id);
        if (step === 'resumeWork') this.#deps.services.resume();
        if (step === 'goReady') this.#deps.video.goReady();
      },
      leave: () => this.#leave(client.id),
    };
  }

  /** A session counts as a visit once it is over, so the facts during it tell the visits before it. */
  #countBefore(): void {
    const client = this.#deps.session.watch.state().client?.id;
    const { key: question, data: answer } = this.#deps.clients.caller.watch.state();
    if (client === undefined || question !== client || answer === undefined) return;
    this.#before = { client, visits: answer.client.visits };
  }

  #visitOf({ client: { id: client }, duration }: SessionEnd): number | undefined {
    if (this.#before?.client === client) return duration === 0 ? undefined : this.#before.visits + 1;
    const { status, key: question, data: answer } = read(this.#caller);
    const visits = status === 'ready' && question === client ? answer?.client.visits : undefined;
    // A session that was never paid for is no visit.
    return visits === 0 ? undefined : visits;
  }

  /** The next session came before this one's summary was read: it waits under the bell. */
  #keep({ client: { id } }: SessionEnd): void {
    if (this.#latest === undefined) return;
    const { client, pay = '-', duration } = this.#latest;
    const about = { class: 'info', client: id } as const;
    const params = { amount: pay, duration };
    if (client.anonymous) this.#deps.alerts.show({ ...about, key: 'session.summary.waitsAnonymous', params });
    else this.#deps.alerts.show({ ...about, key: 'session.summary.waits', params: { ...params, name: client.name } });
  }

  #readDraft(end: SessionEnd | undefined): void {
    if (end === undefined) this.setDraft(undefined, '');
    else this.setDraft(end.client.id, this.#deps.memos.draftAbout(end.client.id));
  }

  private setDraft(client: ClientId | undefined, content: string): void {
    this.draft = { client, content };
  }

  #leave(client: ClientId): void {
    this.#deps.memos.saveAbout(client);
    this.#deps.session.dismissSummary();
  }

  readonly dispose = (): void => {
    for (const stop of this.#unfollow) stop();
  };
}
