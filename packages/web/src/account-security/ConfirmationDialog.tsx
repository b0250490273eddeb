import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { ConfirmationMethod } from '@greenroom/core/account-security/security-api.port';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ConfirmationModel } from './confirmation.view-model.ts';

interface Props {
  readonly model: ConfirmationModel;
}

const Proof = observer(function Proof({ model, method }: Props & { readonly method: ConfirmationMethod }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const proof = field.current?.value ?? '';
    if (proof.trim() !== '') model.prove(proof);
  };
  const { errorKey } = model;
  const isWrongPassword = method === 'password' && errorKey === 'error.accountSecurity.wrongCode';
  const error = errorKey === undefined ? undefined : t(isWrongPassword ? 'error.passwords.wrongCurrent' : errorKey);
  // The window may open before the field is there; a proof that was refused is ready to be typed over.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [error]);
  const isSent = method === 'email' || method === 'sms';
  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <p>{t(`accountSecurity.confirm.${method}`)}</p>
      {method === 'password' ? (
        <PasswordField
          ref={field}
          data-autofocus=""
          label={t('login.password')}
          autoComplete="current-password"
          words={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          error={error}
        />
      ) : (
        <TextField
          ref={field}
          data-autofocus=""
          label={t('login.code.label')}
          look="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          spellCheck={false}
          error={error}
        />
      )}
      <div className="flex justify-end wrap gap-2">
        {model.offersPasskey && (
          <Button waits={model.busy} onClick={model.usePasskey}>
            {t('accountSecurity.confirm.passkey')}
          </Button>
        )}
        {isSent && (
          <Button waits={model.busy} onClick={model.restart}>
            {t('login.code.resend')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={model.busy}>
          {t('accountSecurity.confirm.submit')}
        </Button>
      </div>
    </form>
  );
});

/** Asks for the second factor again before a protected change; the change goes on by itself. */
export const ConfirmationDialog = observer(function ConfirmationDialog({ model }: Props) {
  const { t } = useTranslation();
  const { open, method, errorKey, cancel } = model;
  const latestCancel = useRef(cancel);
  useEffect(() => {
    latestCancel.current = cancel;
  }, [cancel]);
  // A page that is left has no question any more.
  useEffect(() => () => latestCancel.current(), []);
  return (
    <Modal
      name="confirmation"
      open={open}
      title={t('accountSecurity.confirm.title')}
      close={{ label: t('accountSecurity.confirm.cancel'), press: cancel }}
    >
      {method !== undefined && <Proof model={model} method={method} />}
      {method === undefined && errorKey === undefined && <Loading label={t('form.loading')} />}
      {method === undefined && errorKey !== undefined && (
        <Notice
          tone="stop"
          data-announce="assertive"
          actions={<Button onClick={model.restart}>{t('common.tryAgain')}</Button>}
        >
          {t(errorKey)}
        </Notice>
      )}
    </Modal>
  );
});
