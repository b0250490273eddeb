import type { Watchable } from '@greenroom/core/kernel/machine';
import type { ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection.machine';
import type { ToyConnectionPhase, ToyConnectionStatus } from '@greenroom/core/toys/connection/toy-connection.machine';
import type { ToyQr } from '@greenroom/core/toys/toy-socket.port';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { toyErrorKey, type ToyErrorKey } from './toy-error-key.ts';

/** Mirrors the connection to the toys' app: its status, the QR code and the last error. @spec §4 Toy connection */
export class ToyConnectionViewModel {
  readonly #toys: ToysController;
  readonly #state: Watchable<ToyConnectionState>;

  constructor(toys: ToysController) {
    this.#toys = toys;
    this.#state = toys.connection;
  }

  get status(): ToyConnectionStatus {
    return read(this.#state).status;
  }

  get phase(): ToyConnectionPhase {
    return read(this.#state).phase;
  }

  get qr(): ToyQr | undefined {
    return read(this.#state).qr;
  }

  get errorKey(): ToyErrorKey | undefined {
    return toyErrorKey(read(this.#state).error);
  }

  /** Answer of the toy vendor that refused the connection. */
  get vendor(): { readonly code: number; readonly message: string } | undefined {
    return read(this.#state).vendor;
  }

  readonly connect = (): void => this.#toys.connect();

  readonly disconnect = (): void => this.#toys.disconnect();
}

export type ToyConnectionModel = PublicOf<ToyConnectionViewModel>;
