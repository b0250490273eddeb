import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { CheckBox } from '../ui/CheckBox.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import { TextField } from '../ui/TextField.tsx';
import { LoginNotice, type LoginNoticeModel } from './LoginNotice.tsx';
import { textIn } from './text-in.ts';

export interface CodeFormModel extends LoginNoticeModel {
  readonly busy: boolean;
  readonly codeSentKey: 'login.code.sentByEmail' | 'login.code.sentBySms' | 'login.code.inApp';
  /** False where the code comes from an authenticator app, which is sent none. */
  readonly mayResend: boolean;
  /** The platform has answered the wish for a new code by sending one. */
  readonly newCodeSent: boolean;
  /** True where the platform remembers devices. */
  readonly offersRemember: boolean;
  /** @param remember this device needs no mailed code for 30 days */
  readonly confirmCode: (code: string, remember: boolean) => void;
  /** Logs in again with the typed password, which makes the platform send a new code. */
  readonly resendCode: () => void;
  readonly back: () => void;
}

/** Form for the code from the e-mail or phone. @spec §2 Login page — then a 2FA code step */
export const CodeForm = observer(function CodeForm({ model }: { readonly model: CodeFormModel }) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = textIn(event.currentTarget, 'code').replaceAll(/\s/g, '');
    setMissing(code === '');
    if (code !== '') model.confirmCode(code, textIn(event.currentTarget, 'remember') !== '');
  };
  // None while a code is judged, so that the same error is announced again.
  const isRefused = !model.busy && model.errorAt === 'code';
  const refused = isRefused && model.errorKey !== undefined ? t(model.errorKey) : undefined;
  // Ready to be typed over: at first, and after each code that was refused.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [refused]);
  return (
    <form className="stack gap-6" noValidate onSubmit={submit}>
      <FullPageText title={t('login.code.title')} text={t(model.codeSentKey)} focus={false} />
      <LoginNotice model={model} />
      <TextField
        label={t('login.code.label')}
        name="code"
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        spellCheck={false}
        ref={field}
        error={missing ? t('login.missing.code') : refused}
      />
      {model.offersRemember && model.mayResend && (
        <CheckBox name="remember" label={t('login.code.remember')} help={t('login.code.rememberHelp')} />
      )}
      <div className="stack gap-2">
        <Button type="submit" look="primary" size="large" wide busy={model.busy}>
          {model.busy ? t('login.checking') : t('login.code.submit')}
        </Button>
        <Button look="quiet" wide onClick={model.back}>
          {t('login.code.back')}
        </Button>
      </div>
      {model.mayResend && (
        <div className="stack gap-1 pt-4 line-above">
          <p className="quiet small">{t('login.code.resendHelp')}</p>
          <Button look="secondary" waits={model.busy} onClick={model.resendCode}>
            {t('login.code.resend')}
          </Button>
          <p className="quiet small hide-empty" data-announce="polite">
            {model.newCodeSent && t('login.code.resent')}
          </p>
        </div>
      )}
    </form>
  );
});
