import { fullDate } from '@greenroom/core/formatting/dates';
import {
  type MissedRequestsController,
  whoAsked,
  type WhoAsked,
} from '@greenroom/core/missed-requests/missed-requests.controller';
import { pathTo, pathToWriteTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
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

/** Mirrors the missed requests. @spec §4 Request flow */
export class MissedRequestsViewModel implements MissedRequestsModel {
  readonly #missed: MissedRequestsController;

  constructor(missed: MissedRequestsController) {
    this.#missed = missed;
  }

  get rows(): readonly MissedRow[] {
    return whoAsked(read(this.#missed.watch)).map(toRow);
  }
}
