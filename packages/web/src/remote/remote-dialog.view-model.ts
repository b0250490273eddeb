import { action, makeObservable, observable } from 'mobx';
import { ROUTES } from '@greenroom/core/navigation/routes';
import type { RemoteErrorCode } from '@greenroom/core/remote/remote-api.port';
import type { RemoteHost } from '@greenroom/core/remote/remote-host.controller';
import type { RemoteHostState } from '@greenroom/core/remote/remote-host.machine';
import { formatCode } from '@greenroom/core/remote/remote-pairing';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

/** Mirrors the pairing of a phone on the page that works. */
export class RemoteDialogViewModel {
  readonly #host: RemoteHost | undefined;
  readonly #origin: string;
  isOpen = false;

  /** @param host undefined where the platform pairs no phones */
  constructor(host: RemoteHost | undefined, origin: string) {
    this.#host = host;
    this.#origin = origin;
    makeObservable(this, {
      isOpen: observable,
      open: action,
      close: action,
    });
  }

  get #state(): RemoteHostState | undefined {
    return this.#host && read(this.#host.watch);
  }

  /** False where the platform pairs no phones. */
  get isOffered(): boolean {
    return this.#host !== undefined;
  }

  get isPaired(): boolean {
    return this.#state?.status === 'paired';
  }

  get isBusy(): boolean {
    return this.#state?.isBusy ?? false;
  }

  /** The code that waits: as it is typed, and as the address in the QR code. */
  get code(): { readonly typed: string; readonly link: string } | undefined {
    const state = this.#state;
    if (state?.status !== 'code') return undefined;
    return { typed: formatCode(state.code), link: `${this.#origin}${ROUTES.remote.path}#${state.code}` };
  }

  get errorKey(): `error.${RemoteErrorCode}` | undefined {
    const error = this.#state?.error;
    return error === undefined ? undefined : `error.${error}`;
  }

  /** Opens the window, and asks for a code unless a phone is paired. */
  readonly open = (): void => {
    this.isOpen = true;
    if (!this.isPaired && this.code === undefined) this.createCode();
  };

  /** A code that waits goes with the window that shows it. */
  readonly close = (): void => {
    this.isOpen = false;
    if (this.code !== undefined) this.end();
  };

  readonly createCode = (): void => this.#host?.createCode();

  readonly end = (): void => this.#host?.end();

  readonly dispose = (): void => {
    this.#host?.dispose();
  };
}

export type RemoteDialogModel = PublicOf<RemoteDialogViewModel>;
