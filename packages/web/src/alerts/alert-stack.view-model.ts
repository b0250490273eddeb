import type { Alert } from '@greenroom/core/alerts/alert-queue.machine';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import type { AlertId } from '@greenroom/core/kernel/ids';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

/** The alerts on screen. @spec §9 Alert display */
export class AlertStackViewModel {
  readonly #alerts: AlertsController;

  constructor(alerts: AlertsController) {
    this.#alerts = alerts;
  }

  /** At most 3; the machine takes them away after 2.5 s. */
  get shown(): readonly Alert[] {
    return read(this.#alerts.watch).shown;
  }

  readonly dismiss = (id: AlertId): void => this.#alerts.dismiss(id);
}

export type AlertStackModel = PublicOf<AlertStackViewModel>;
