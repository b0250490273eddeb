import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { textIn } from '../login/text-in.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { PasswordChangeModel } from './password-change.view-model.ts';
import css from './PasswordResetPage.module.css';

/** Change of the password, which needs the current one. */
export const PasswordChangePanel = observer(function PasswordChangePanel({
  model,
}: {
  readonly model: PasswordChangeModel;
}) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { saved, errorKey, errorAt } = model;
  const errorAtPlace = (place: PasswordChangeModel['errorAt']): string | undefined =>
    errorAt === place && model.errorKey !== undefined ? t(model.errorKey) : undefined;
  useEffect(() => {
    if (!saved) return;
    form.current?.reset();
    model.rate('');
  }, [saved, model]);
  useEffect(() => {
    if (errorKey === undefined || errorAt === 'form') return;
    form.current?.querySelector<HTMLInputElement>(`[name=${errorAt}]`)?.focus({ preventScroll: true });
  }, [errorKey, errorAt]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const target = event.currentTarget;
    const current = textIn(target, 'current');
    setMissing(current === '');
    if (current === '') target.querySelector<HTMLInputElement>('[name=current]')?.focus();
    else model.change(current, textIn(target, 'password'), textIn(target, 'endOthers') !== '');
  };
  const atForm = errorAtPlace('form');
  return (
    <Panel aria-labelledby="password-title">
      <h2 id="password-title" className={css.title}>
        {t('passwords.change.title')}
      </h2>
      <form ref={form} className="stack gap-6" noValidate onSubmit={submit}>
        {saved && (
          <Notice tone="good" data-announce="polite">
            {t('passwords.change.saved')}
          </Notice>
        )}
        {atForm !== undefined && (
          <Notice tone="stop" data-announce="assertive">
            {atForm}
          </Notice>
        )}
        <input hidden readOnly name="username" autoComplete="username" value={model.performerId} />
        <PasswordField
          label={t('passwords.current')}
          name="current"
          autoComplete="current-password"
          words={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          error={missing ? t('passwords.change.missing') : errorAtPlace('current')}
        />
        <NewPasswordFields model={model} error={errorAtPlace('password')} />
        <div>
          <Button type="submit" look="primary" busy={model.busy}>
            {t('passwords.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
});
