import { fullDate } from '@greenroom/core/formatting/dates';
import type { Watchable } from '@greenroom/core/kernel/machine';
import {
  type MissedRequestsController,
  whoAsked,
  type WhoAsked,
} from '@greenroom/core/missed-requests/missed-requests.controller';
import { pathTo, pathToWriteTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import type { SessionState } from '@greenroom/core/session/session-state';
import { read } from '../mobx/read.ts';
import type { MissedRequestsModel, MissedRow } from './MissedRequests.tsx';

const toRow = ({ client, at, why, count }: WhoAsked): MissedRow => ({
  key: client.id,
  client: clientName(client.name),
  to: pathTo('client', { client_id: client.id }),
  at: fullDate(at),
  why,
  count,
  writeTo: pathToWriteTo(client.id),
});

/** Mirrors the missed requests, and those that ring on another device. @spec §4 Request flow */
export class MissedRequestsViewModel implements MissedRequestsModel {
  readonly #missed: MissedRequestsController;
  readonly #session: { readonly watch: Watchable<SessionState> };

  constructor(missed: MissedRequestsController, session: { readonly watch: Watchable<SessionState> }) {
    this.#missed = missed;
    this.#session = session;
  }

  get rows(): readonly MissedRow[] {
    const { readyElsewhere, waitingRequests } = read(this.#session.watch);
    return whoAsked(read(this.#missed.watch), readyElsewhere ? waitingRequests : []).map(toRow);
  }
}
