import { action, makeObservable, observable } from 'mobx';
import type { PublicOf } from '../mobx/public-of.ts';

/** Ends the login first, while the rest of the product can still take its leave; then forgets what is kept here. */
export interface ResetSteps {
  /** @returns true when the platform knows of the log-out */
  readonly logOut: () => Promise<boolean>;
  /** Deletes the cookies that no script can read. @returns false when they may still be there */
  readonly forgetCookies: () => Promise<boolean>;
  readonly forgetEverything: () => void;
}

/** Clears this device when the page opens. @spec §2 /reset — reset cookies */
export class ResetViewModel {
  progress: 'working' | 'done' | 'failed' = 'working';
  readonly #steps: ResetSteps;

  constructor(steps: ResetSteps) {
    this.#steps = steps;
    makeObservable<this, 'become'>(this, { progress: observable, become: action });
  }

  /** Clears everything; called when the page opens. */
  readonly start = (): void => {
    this.become('working');
    this.#clear().then(
      (worked) => this.become(worked ? 'done' : 'failed'),
      () => this.become('failed'),
    );
  };

  async #clear(): Promise<boolean> {
    const isOut = await this.#steps.logOut();
    const areCookiesGone = await this.#steps.forgetCookies();
    this.#steps.forgetEverything();
    return isOut && areCookiesGone;
  }

  private become(progress: 'working' | 'done' | 'failed'): void {
    this.progress = progress;
  }
}

export type ResetPageModel = PublicOf<ResetViewModel>;
