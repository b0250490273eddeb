import { action, makeObservable, observable } from 'mobx';
import type { PasswordStrength } from '@greenroom/core/passwords/new-password.controller';

/** Words of a rating, weakest first. */
const LEVELS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof LEVELS)[number];

/** Keeps the rating of the password that was typed last. */
export class PasswordMeter {
  level: StrengthLevel | undefined;
  readonly #strength: PasswordStrength;
  readonly #ownNames: () => readonly string[];
  #typed = '';

  constructor(strength: PasswordStrength, ownNames: () => readonly string[]) {
    this.#strength = strength;
    this.#ownNames = ownNames;
    makeObservable<this, 'show'>(this, { level: observable, show: action });
  }

  readonly rate = (password: string): void => {
    this.#typed = password;
    if (password === '') return this.show(undefined);
    const show = (score?: number): void => {
      if (this.#typed === password) this.show(score === undefined ? undefined : LEVELS[score]);
    };
    // Without the estimate there is none to show; the rules are checked all the same.
    this.#strength.rate(password, this.#ownNames()).then(show, () => show());
  };

  private show(level: StrengthLevel | undefined): void {
    this.level = level;
  }
}
