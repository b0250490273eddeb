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

  readonly rate = async (password: string): Promise<void> => {
    this.#typed = password;
    if (password === '') return this.show(undefined);
    // Without the estimate there is none to show; the rules are checked all the same.
    const score = await this.#strength.rate(password, this.#ownNames()).catch(() => undefined);
    if (this.#typed === password) this.show(score === undefined ? undefined : LEVELS[score]);
  };

  private show(level: StrengthLevel | undefined): void {
    this.level = level;
  }
}
