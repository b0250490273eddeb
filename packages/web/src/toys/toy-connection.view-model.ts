import { computed, makeObservable } from 'mobx';
import type { ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection-state';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { Mirror } from '../mobx/mirror.ts';
import { toyErrorKey } from './toy-error-key.ts';
import type { ToyConnectionModel } from './ToyConnection.tsx';

/** Mirrors the connection to the toys' app: its status, the QR code and the last error. @spec §4 Toy connection */
export class ToyConnectionViewModel implements ToyConnectionModel {
  readonly #toys: ToysController;
  readonly #state: Mirror<ToyConnectionState>;

  constructor(toys: ToysController) {
    this.#toys = toys;
    this.#state = new Mirror(toys.connection);
    makeObservable(this, { status: computed, phase: computed, qr: computed, errorKey: computed });
  }

  get status(): ToyConnectionModel['status'] {
    return this.#state.current.status;
  }

  get phase(): ToyConnectionModel['phase'] {
    return this.#state.current.phase;
  }

  get qr(): ToyConnectionModel['qr'] {
    return this.#state.current.qr;
  }

  get errorKey(): ToyConnectionModel['errorKey'] {
    return toyErrorKey(this.#state.current.error);
  }

  get vendor(): ToyConnectionModel['vendor'] {
    return this.#state.current.vendor;
  }

  readonly connect = (): void => this.#toys.connect();

  readonly disconnect = (): void => this.#toys.disconnect();

  readonly dispose = (): void => this.#state.dispose();
}
