import type { LoginErrorCode } from '@greenroom/core/login/login.errors';
import { observer } from 'mobx-react-lite';
import { LanguageSelect, type LanguageModel } from '../localisation/LanguageSelect.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm, type TypedInShell } from './PasswordForm.tsx';
import { TakeOver } from './TakeOver.tsx';

export interface LoginPageModel {
  readonly step: 'password' | 'code' | 'takeOver';
  readonly busy: boolean;
  readonly errorKey: `error.${LoginErrorCode}` | undefined;
  /** The field at fault; the others' errors stand above the form. */
  readonly errorAt: 'form' | 'performerId' | 'code';
  /** Why she was logged out, if it was not her own wish. */
  readonly forcedOutKey: `error.${LoginErrorCode}` | undefined;
  readonly codeSentKey: 'login.code.sentByEmail' | 'login.code.sentBySms';
  /** What she typed before: kept when she comes back from the second step. */
  readonly typed: TypedInShell;
  readonly logIn: (performerId: string, password: string) => void;
  readonly confirmCode: (code: string) => void;
  /** Logs in again with what she typed, which makes the platform send a new code. */
  readonly resendCode: () => void;
  readonly confirmTakeOver: () => void;
  readonly back: () => void;
}

const STEP = { password: PasswordForm, code: CodeForm, takeOver: TakeOver } as const;

/** The way in: performer ID and password, then the code the platform sent. @spec §2 Login page */
export const LoginPage = observer(function LoginPage(props: {
  readonly model: LoginPageModel;
  readonly language: LanguageModel;
}) {
  const Step = STEP[props.model.step];
  return (
    <FullPage corner={<LanguageSelect model={props.language} />}>
      <Step model={props.model} />
    </FullPage>
  );
});
