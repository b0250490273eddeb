import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { read } from '../mobx/read.ts';
import { toyErrorKey } from './toy-error-key.ts';
import type { ToyConnectionModel } from './ToyConnection.tsx';

/** Mirrors the connection to the toys' app: its status, the QR code and the last error. @spec §4 Toy connection */
export class ToyConnectionViewModel implements ToyConnectionModel {
  readonly #toys: ToysController;
  readonly #state: Watchable<ToyConnectionState>;

  constructor(toys: ToysController) {
    this.#toys = toys;
    this.#state = toys.connection;
    makeObservable(this, { status: computed, phase: computed, qr: computed, errorKey: computed });
  }

  get status(): ToyConnectionModel['status'] {
    return read(this.#state).status;
  }

  get phase(): ToyConnectionModel['phase'] {
    return read(this.#state).phase;
  }

  get qr(): ToyConnectionModel['qr'] {
    return read(this.#state).qr;
  }

  get errorKey(): ToyConnectionModel['errorKey'] {
    return toyErrorKey(read(this.#state).error);
  }

  get vendor(): ToyConnectionModel['vendor'] {
    return read(this.#state).vendor;
  }

  readonly connect = (): void => this.#toys.connect();

  readonly disconnect = (): void => this.#toys.disconnect();
}
