import { observer } from 'mobx-react-lite';
import { useEffect, useState, type SubmitEvent } from 'react';
import { plainLine } from '@greenroom/core/kernel/outside-text';
import { OPEN_ROUTES } from '@greenroom/core/navigation/open-routes';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { LoginNotice, type LoginNoticeModel } from './LoginNotice.tsx';
import { textIn } from './text-in.ts';

/** Text typed into the page before this form was loaded. */
export interface TypedInShell {
  readonly performerId: string;
  readonly password: string;
  readonly focus: 'performerId' | 'password';
}

export interface PasswordFormModel extends LoginNoticeModel {
  readonly busy: boolean;
  /** Typed text, kept on the way back from the second step. */
  readonly typed: TypedInShell;
  /** True where a forgotten password can be reset. */
  readonly offersReset: boolean;
  readonly logIn: (performerId: string, password: string) => void;
  readonly offersPasskey: boolean;
  /** The button's question is being prepared, or waits for the performer. */
  readonly asksForPasskey: boolean;
  /** Offers passkeys among the suggestions of the ID field. */
  readonly suggestPasskey: () => void;
  readonly logInWithPasskey: () => void;
}

type Missing = 'performerId' | 'password' | undefined;

/** The first step. The fields keep their own text until it is sent, so that password managers fill them as they like. */
export const PasswordForm = observer(function PasswordForm({ model }: { readonly model: PasswordFormModel }) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<Missing>();
  const { typed } = model;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const performerId = plainLine(textIn(form, 'username'));
    const password = textIn(form, 'password');
    const first: Missing = performerId === '' ? 'performerId' : password === '' ? 'password' : undefined;
    setMissing(first);
    if (first === undefined) model.logIn(performerId, password);
    else form.querySelector<HTMLInputElement>(first === 'password' ? '[name=password]' : '[name=username]')?.focus();
  };
  useEffect(() => model.suggestPasskey(), [model]);
  const idError = model.errorAt === 'performerId' && model.errorKey !== undefined ? t(model.errorKey) : undefined;
  return (
    // Painted before any script, the form must not send the password as part of an address.
    <form className="stack gap-6" method="dialog" noValidate onSubmit={submit}>
      <FullPageText title={t('login.title')} text={t('login.intro')} focus={false} />
      <LoginNotice model={model} />
      <div className="stack gap-4">
        <TextField
          label={t('login.performerId')}
          name="username"
          defaultValue={typed.performerId}
          autoComplete={model.offersPasskey ? 'username webauthn' : 'username'}
          inputMode="numeric"
          autoCapitalize="none"
          spellCheck={false}
          takesFocus={typed.focus === 'performerId'}
          help={t('login.performerIdHelp')}
          error={missing === 'performerId' ? t('login.missing.performerId') : idError}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          defaultValue={typed.password}
          autoComplete="current-password"
          takesFocus={typed.focus === 'password'}
          words={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          error={missing === 'password' ? t('login.missing.password') : undefined}
        />
      </div>
      <Button type="submit" look="primary" size="large" wide busy={model.busy}>
        {model.busy ? t('login.checking') : t('login.submit')}
      </Button>
      {model.offersPasskey && (
        <Button wide busy={model.asksForPasskey} waits={model.busy} onClick={model.logInWithPasskey}>
          {t('login.passkey')}
        </Button>
      )}
      {model.offersReset && (
        <p>
          <a className="inline-row target text-accent" href={OPEN_ROUTES['new-password'].path}>
            {t('login.forgotten')}
          </a>
        </p>
      )}
    </form>
  );
});
