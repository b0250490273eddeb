import { action, autorun, makeObservable, observable } from 'mobx';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { PublicOf } from '../mobx/public-of.ts';
import { BLUR_KINDS, type BlurKind } from './blur-kinds.ts';

/** Storage of the blurred kinds on this device. */
export interface BlurMemory {
  readonly isBlurred: (kind: BlurKind) => boolean;
  readonly remember: (kind: BlurKind, blurred: boolean) => void;
}

/** Blurs amounts and names everywhere, for times when other people can see the screen. */
export class BlurViewModel {
  readonly #memory: BlurMemory;
  readonly #stop: Cancel;
  amounts: boolean;
  names: boolean;

  /** @param root carries `data-blur`, which the style sheet reads */
  constructor(memory: BlurMemory, root: Pick<HTMLElement, 'dataset'>) {
    this.#memory = memory;
    this.amounts = memory.isBlurred('amounts');
    this.names = memory.isBlurred('names');
    makeObservable(this, { amounts: observable, names: observable, toggle: action });
    this.#stop = autorun(() => {
      root.dataset['blur'] = BLUR_KINDS.filter((kind) => this[kind]).join(' ');
    });
  }

  readonly toggle = (kind: BlurKind): void => {
    this[kind] = !this[kind];
    this.#memory.remember(kind, this[kind]);
  };

  readonly dispose = (): void => this.#stop();
}

export type BlurModel = PublicOf<BlurViewModel>;
