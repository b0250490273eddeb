import { action, makeObservable, observable } from 'mobx';
import type { ResetPageModel } from './ResetPage.tsx';

/** Clears this device once she opens the page. @spec §2 /reset — reset cookies */
export class ResetViewModel implements ResetPageModel {
  done = false;
  readonly #forgetEverything: () => Promise<void>;

  constructor(forgetEverything: () => Promise<void>) {
    this.#forgetEverything = forgetEverything;
    makeObservable<this, 'finish'>(this, { done: observable, finish: action });
  }

  /** To be called when the page is opened. */
  readonly start = (): void => {
    void this.#forgetEverything().finally(() => this.finish());
  };

  private finish(): void {
    this.done = true;
  }
}
