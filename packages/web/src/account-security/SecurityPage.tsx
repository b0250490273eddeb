import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { PasswordChangePanel, type PasswordChangePanelModel } from '../passwords/PasswordChangePanel.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { AuthenticatorPanel, type AuthenticatorModel } from './AuthenticatorPanel.tsx';
import { ConfirmationDialog, type ConfirmationModel } from './ConfirmationDialog.tsx';
import { DevicesPanel, type DevicesModel } from './DevicesPanel.tsx';
import { PasskeysPanel, type PasskeysModel } from './PasskeysPanel.tsx';
import { SecurityOverview, type SecurityOverviewModel } from './SecurityOverview.tsx';

export interface SecurityPageModel {
  readonly view: 'loading' | 'failed' | 'notAllowed' | 'open';
  readonly overview: SecurityOverviewModel | undefined;
  readonly authenticator: AuthenticatorModel;
  readonly passkeys: PasskeysModel;
  /** Devices that are logged in, where the platform lists them. */
  readonly devices?: DevicesModel | undefined;
  readonly confirmation: ConfirmationModel;
  /** Change of the password, where the platform has it. */
  readonly password?: PasswordChangePanelModel | undefined;
  readonly retry: () => void;
  /** Clears the outcomes that were shown, as the page is left. */
  readonly clearOutcomes: () => void;
}

/** Protection of the account: the state, the next step, and each factor. */
export const SecurityPage = observer(function SecurityPage({ model }: { readonly model: SecurityPageModel }) {
  const { t } = useTranslation();
  const { view, overview } = model;
  useEffect(() => model.clearOutcomes, [model]);
  return (
    <Page title={t('accountSecurity.title')} intro={t('accountSecurity.intro')}>
      {view === 'loading' && <Loading label={t('form.loading')} />}
      {view === 'failed' && (
        <EmptyState
          data-announce="assertive"
          title={t('error.accountSecurity.notLoaded')}
          text={t('form.notLoadedText')}
          action={<Button onClick={model.retry}>{t('common.tryAgain')}</Button>}
        />
      )}
      {view === 'notAllowed' && (
        <EmptyState
          data-announce="assertive"
          title={t('accountSecurity.notAllowed.title')}
          text={t('accountSecurity.notAllowed.text')}
        />
      )}
      {overview !== undefined && (
        <div className="stack one-column gap-4">
          <SecurityOverview model={overview} />
          <AuthenticatorPanel model={model.authenticator} />
          <PasskeysPanel model={model.passkeys} />
          {model.devices !== undefined && <DevicesPanel model={model.devices} />}
          {model.password !== undefined && <PasswordChangePanel model={model.password} />}
        </div>
      )}
      <ConfirmationDialog model={model.confirmation} />
    </Page>
  );
});
