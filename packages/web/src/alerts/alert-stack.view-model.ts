import { computed, makeObservable } from 'mobx';
import type { Alert, AlertsState } from '@greenroom/core/alerts/alert-queue.machine';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import type { AlertId } from '@greenroom/core/kernel/ids';
import { Mirror } from '../mobx/mirror.ts';
import type { AlertStackModel } from './AlertStack.tsx';

/** The alerts on screen. @spec §9 Alert display */
export class AlertStackViewModel implements AlertStackModel {
  readonly #alerts: AlertsController;
  readonly #state: Mirror<AlertsState>;

  constructor(alerts: AlertsController) {
    this.#alerts = alerts;
    this.#state = new Mirror(alerts.watch);
    makeObservable(this, { shown: computed });
  }

  get shown(): readonly Alert[] {
    return this.#state.current.shown;
  }

  readonly dismiss = (id: AlertId): void => this.#alerts.dismiss(id);

  readonly dispose = (): void => this.#state.dispose();
}
