import { action, makeObservable, observable } from 'mobx';
import { detach } from '@greenroom/core/kernel/detach';
import { waitingTime } from '@greenroom/core/login/login-refusal';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginErrorCode } from '@greenroom/core/login/login.errors';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { read } from '../mobx/read.ts';
import type { LoginPageModel } from './LoginPage.tsx';
import type { AskForPasskey } from './passkey-login.ts';
import type { TypedInShell } from './PasswordForm.tsx';

/** Field at which an error is shown; without one it is shown above the form. */
const FIELD_AT_FAULT: Partial<Record<LoginErrorCode, 'performerId' | 'code'>> = {
  'login.invalidPerformerId': 'performerId',
  'login.wrongCode': 'code',
  'login.codeExpired': 'code',
};

const CODE_TEXTS = {
  email: 'login.code.sentByEmail',
  sms: 'login.code.sentBySms',
  authenticator: 'login.code.inApp',
} as const;

const NOTHING_TYPED: TypedInShell = { performerId: '', password: '', focus: 'performerId' };

const stepOf = ({ takeOverOffered, codeSentBy }: LoginState): LoginPageModel['step'] => {
  if (takeOverOffered) return 'takeOver';
  return codeSentBy === undefined ? 'password' : 'code';
};

interface LoginPageOptions {
  readonly typed?: TypedInShell;
  /** True where the platform remembers devices. */
  readonly offersRemember?: boolean;
  /** Undefined where passkeys cannot be used. */
  readonly askForPasskey?: AskForPasskey | undefined;
  /** True where a forgotten password can be reset. */
  readonly offersReset?: boolean;
}

/** Mirrors the login. Typed text is held in memory until the login, for the code's second step and for sending it again. */
export class LoginViewModel implements LoginPageModel {
  readonly #login: LoginController;
  readonly #unsubscribe: () => void;
  #typed: TypedInShell;
  step: LoginPageModel['step'];
  readonly offersRemember: boolean;
  readonly #askForPasskey: AskForPasskey | undefined;
  readonly offersReset: boolean;
  /** Last wish of the performer besides a login. */
  asked: 'passkey' | 'newCode' | undefined;
  /** The suggestions of the ID field end with the passkey that is chosen there, and with each question of the button. */
  #isSuggestionOver = false;

  constructor(
    login: LoginController,
    { typed = NOTHING_TYPED, offersRemember = false, offersReset = false, askForPasskey }: LoginPageOptions = {},
  ) {
    this.#login = login;
    this.#typed = typed;
    this.offersRemember = offersRemember;
    this.#askForPasskey = askForPasskey;
    this.offersReset = offersReset;
    this.step = stepOf(login.watch.state());
    this.#unsubscribe = login.watch.subscribe((state) => {
      const { status } = state;
      // Forgets the password as soon as no further step needs it.
      if (status === 'authenticated') this.#typed = NOTHING_TYPED;
      // A step stays in sight until it is answered.
      if (status !== 'authenticating' && status !== 'initializing') this.show(stepOf(state));
      this.#suggestAgain();
    });
    makeObservable<this, 'show' | 'ask'>(this, {
      step: observable,
      show: action,
      asked: observable,
      ask: action,
    });
  }

  get busy(): boolean {
    const { status, checkedOnce } = read(this.#login.watch);
    return checkedOnce && (status === 'authenticating' || status === 'initializing');
  }

  get errorKey(): LoginPageModel['errorKey'] {
    const { error } = read(this.#login.watch);
    return error === undefined ? undefined : `error.${error}`;
  }

  get errorAt(): LoginPageModel['errorAt'] {
    const { error } = read(this.#login.watch);
    return (error === undefined ? undefined : FIELD_AT_FAULT[error]) ?? 'form';
  }

  get waitingTime(): LoginPageModel['waitingTime'] {
    const { tryAgainAfter } = read(this.#login.watch);
    return tryAgainAfter === undefined ? undefined : waitingTime(tryAgainAfter);
  }

  get forcedOutKey(): LoginPageModel['forcedOutKey'] {
    const { forcedOut } = read(this.#login.watch);
    return forcedOut === undefined ? undefined : `error.${forcedOut}`;
  }

  get codeSentKey(): LoginPageModel['codeSentKey'] {
    return CODE_TEXTS[read(this.#login.watch).codeSentBy ?? 'email'];
  }

  get mayResend(): boolean {
    return read(this.#login.watch).codeSentBy !== 'authenticator';
  }

  get newCodeSent(): boolean {
    const { status, error } = read(this.#login.watch);
    return this.asked === 'newCode' && status === 'unauthenticated' && error === undefined;
  }

  get typed(): TypedInShell {
    return this.#typed;
  }

  get asksForPasskey(): boolean {
    return this.asked === 'passkey';
  }

  get offersPasskey(): boolean {
    return this.#askForPasskey !== undefined;
  }

  readonly suggestPasskey = (): void => detach(this.#logInWithPasskey(true));

  readonly logInWithPasskey = (): void => {
    this.ask('passkey');
    detach(this.#logInWithPasskey(false));
  };

  readonly logIn = (performerId: string, password: string): void => {
    this.#typed = { performerId, password, focus: 'password' };
    this.#login.logIn({ performerId, password });
  };

  readonly confirmCode = (code: string, remember: boolean): void => {
    this.ask(undefined);
    this.#login.logIn({ ...this.#credentials, code, remember });
  };

  readonly resendCode = (): void => {
    this.ask('newCode');
    this.#login.logIn(this.#credentials);
  };

  readonly confirmTakeOver = (): void => this.#login.confirmTakeOver();

  readonly back = (): void => {
    this.ask(undefined);
    this.#login.backToPassword();
  };

  readonly dispose = (): void => {
    this.#unsubscribe();
  };

  private show(step: LoginPageModel['step']): void {
    this.step = step;
  }

  private ask(what: LoginViewModel['asked']): void {
    this.asked = what;
  }

  async #logInWithPasskey(isAutofill: boolean): Promise<void> {
    const signature = await this.#askForPasskey?.(isAutofill);
    if (!isAutofill) this.ask(undefined);
    if (signature === undefined) return;
    this.#login.logInWithPasskey(signature);
    this.#isSuggestionOver ||= signature.ok || !isAutofill;
    this.#suggestAgain();
  }

  #suggestAgain(): void {
    if (!this.#isSuggestionOver || this.#login.watch.state().status !== 'unauthenticated') return;
    this.#isSuggestionOver = false;
    // On the way back from another step the form asks by itself.
    if (this.step === 'password') this.suggestPasskey();
  }

  get #credentials(): { readonly performerId: string; readonly password: string } {
    const { performerId, password } = this.#typed;
    return { performerId, password };
  }
}
