import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { PasswordChangePanel } from '../passwords/PasswordChangePanel.tsx';
import { Page } from '../ui/Page.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { DevicesPanel } from './DevicesPanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import type { SecurityPageModel } from './security-page.view-model.ts';
import { SecurityOverview } from './SecurityOverview.tsx';

/** Protection of the account: the state, the next step, and each factor. */
export const SecurityPage = observer(function SecurityPage({ model }: { readonly model: SecurityPageModel }) {
  const { t } = useTranslation();
  useEffect(() => model.clearOutcomes, [model]);
  return (
    <Page title={t('accountSecurity.title')} intro={t('accountSecurity.intro')}>
      <QueryState
        query={model.state}
        failed={t('error.accountSecurity.notLoaded')}
        notAllowed={t('accountSecurity.notAllowed')}
      >
        {(state) => (
          <div className="stack one-column gap-4">
            <SecurityOverview state={state} />
            <AuthenticatorPanel model={model.authenticator} />
            <PasskeysPanel model={model.passkeys} />
            {model.devices !== undefined && <DevicesPanel model={model.devices} />}
            {model.password !== undefined && <PasswordChangePanel model={model.password} />}
          </div>
        )}
      </QueryState>
      <ConfirmationDialog model={model.confirmation} />
    </Page>
  );
});
