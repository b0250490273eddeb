import { action, computed, makeObservable, observable } from 'mobx';
import { ROUTES } from '@greenroom/core/navigation/routes';
import type { RemoteHost } from '@greenroom/core/remote/remote-host.controller';
import type { RemoteHostState } from '@greenroom/core/remote/remote-host.machine';
import { formatCode } from '@greenroom/core/remote/remote-pairing';
import { read } from '../mobx/read.ts';
import type { RemoteDialogModel } from './RemoteDialog.tsx';

/** Mirrors the pairing of a phone on the page that works. */
export class RemoteDialogViewModel implements RemoteDialogModel {
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
      isPaired: computed,
      isBusy: computed,
      code: computed,
      errorKey: computed,
    });
  }

  get #state(): RemoteHostState | undefined {
    return this.#host && read(this.#host.watch);
  }

  get isOffered(): boolean {
    return this.#host !== undefined;
  }

  get isPaired(): boolean {
    return this.#state?.status === 'paired';
  }

  get isBusy(): boolean {
    return this.#state?.isBusy ?? false;
  }

  get code(): RemoteDialogModel['code'] {
    const state = this.#state;
    if (state?.status !== 'code') return undefined;
    return { typed: formatCode(state.code), link: `${this.#origin}${ROUTES.remote.path}#${state.code}` };
  }

  get errorKey(): RemoteDialogModel['errorKey'] {
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
