import { computed, makeObservable } from 'mobx';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { MissedRequestsController } from '@greenroom/core/missed-requests/missed-requests.controller';
import { pathToWriteTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import type { MissedRequest } from '@greenroom/core/session/missed-request';
import { Mirror } from '../mobx/mirror.ts';
import type { MissedRequestsModel, MissedRow } from './MissedRequests.tsx';

/** @param order counts from the newest; the key counts from the oldest, so that a row keeps it when one is added */
const toRow = ({ client, at, why }: MissedRequest, order: number, all: readonly MissedRequest[]): MissedRow => ({
  key: `${client.id} ${at} ${all.length - order}`,
  client: clientName(client.name),
  at: fullDate(at),
  why,
  writeTo: pathToWriteTo(client.id),
});

/** Mirrors the missed requests. @spec §4 Request flow */
export class MissedRequestsViewModel implements MissedRequestsModel {
  readonly #missed: Mirror<readonly MissedRequest[]>;

  constructor(missed: MissedRequestsController) {
    this.#missed = new Mirror(missed.watch);
    makeObservable(this, { rows: computed });
  }

  get rows(): readonly MissedRow[] {
    return this.#missed.current.map(toRow);
  }

  readonly dispose = (): void => this.#missed.dispose();
}
