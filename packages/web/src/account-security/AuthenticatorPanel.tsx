import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { AuthenticatorModel } from './authenticator.view-model.ts';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import css from './AuthenticatorPanel.module.css';

interface Props {
  readonly model: AuthenticatorModel;
}

const Setup = observer(function Setup({
  model,
  setup,
}: Props & { readonly setup: NonNullable<AuthenticatorModel['setup']> }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const error = model.errorKey === undefined ? undefined : t(model.errorKey);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    // No further than needed: the QR code above stays in view.
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = field.current?.value ?? '';
    if (seenText(code) !== '') model.prove(code);
  };
  return (
    <form className="stack one-column gap-4 field-width" noValidate onSubmit={submit}>
      <p>{t('accountSecurity.authenticator.scan')}</p>
      <QrCode className={css.qr} content={setup.secretUri} label={t('accountSecurity.authenticator.qr')} />
      <p>
        {t('accountSecurity.authenticator.orType')} <code className="strong break-anywhere">{setup.secret}</code>
      </p>
      <TextField
        ref={field}
        label={t('accountSecurity.authenticator.code')}
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        spellCheck={false}
        error={error}
      />
      <div className="flex wrap gap-2">
        <Button type="submit" look="primary" busy={model.busy}>
          {t('accountSecurity.authenticator.prove')}
        </Button>
        <Button onClick={model.close}>{t('accountSecurity.confirm.cancel')}</Button>
      </div>
    </form>
  );
});

const Resting = observer(function Resting({ model }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {model.errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(model.errorKey)}
        </Notice>
      )}
      {model.isOn ? (
        <div className="flex wrap gap-2">
          <Button busy={model.busy} onClick={model.renewRecoveryCodes}>
            {t('accountSecurity.authenticator.renew')}
          </Button>
          <Button waits={model.busy} onClick={model.remove}>
            {t('accountSecurity.authenticator.remove')}
          </Button>
        </div>
      ) : (
        <div className="flex wrap gap-2">
          <Button look="primary" busy={model.busy} onClick={model.begin}>
            {t('accountSecurity.authenticator.begin')}
          </Button>
        </div>
      )}
    </>
  );
});

/** The authenticator app: its set-up by a QR code, its recovery codes, and its end. */
export const AuthenticatorPanel = observer(function AuthenticatorPanel({ model }: Props) {
  const { t } = useTranslation();
  const { setup, recoveryCodes, isOn } = model;
  return (
    <Panel keepsFocus aria-labelledby="authenticator-title">
      <div className="stack one-column gap-4">
        <div className="flex items-baseline justify-between wrap gap-2">
          <h2 id="authenticator-title">{t('accountSecurity.fact.authenticator')}</h2>
          <StatusDot tone={isOn ? 'good' : 'off'} label={isOn ? t('common.on') : t('common.off')} />
        </div>
        <p className="quiet readable">{t('accountSecurity.authenticator.text')}</p>
        {recoveryCodes !== undefined ? (
          <RecoveryCodes codes={recoveryCodes} close={model.close} />
        ) : setup !== undefined ? (
          <Setup model={model} setup={setup} />
        ) : (
          <Resting model={model} />
        )}
      </div>
    </Panel>
  );
});
