import { computed, makeObservable } from 'mobx';
import type { Alert } from '@greenroom/core/alerts/alert-queue.machine';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import type { AlertId } from '@greenroom/core/kernel/ids';
import { read } from '../mobx/read.ts';
import type { AlertStackModel } from './AlertStack.tsx';

/** The alerts on screen. @spec §9 Alert display */
export class AlertStackViewModel implements AlertStackModel {
  readonly #alerts: AlertsController;

  constructor(alerts: AlertsController) {
    this.#alerts = alerts;
    makeObservable(this, { shown: computed });
  }

  get shown(): readonly Alert[] {
    return read(this.#alerts.watch).shown;
  }

  readonly dismiss = (id: AlertId): void => this.#alerts.dismiss(id);
}
