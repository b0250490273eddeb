import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConfirmationDialog } from '../account-security/ConfirmationDialog.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import type { AccountDataModel } from './account-data.view-model.ts';
import { DeletionPanel } from './DeletionPanel.tsx';
import { DocumentViews } from './DocumentViews.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';

/** The performer's own data: a download, who looked at the documents, and the deletion of the account. */
export const AccountDataPage = observer(function AccountDataPage({ model }: { readonly model: AccountDataModel }) {
  const { t } = useTranslation();
  useEffect(() => model.clearError, [model]);
  return (
    <Page title={t('accountData.title')} intro={t('accountData.intro')}>
      <QueryState
        query={model.state}
        failed={t('error.accountData.notLoaded')}
        notAllowed={t('accountData.notAllowed')}
      >
        {({ download, views, deletion }) => (
          <div className="stack one-column gap-4">
            {model.errorKey !== undefined && (
              <Notice tone="stop" data-announce="assertive">
                {t(model.errorKey)}
              </Notice>
            )}
            <DownloadPanel download={download} model={model} />
            <DocumentViews views={views} />
            <DeletionPanel deletion={deletion} model={model} />
          </div>
        )}
      </QueryState>
      <ConfirmationDialog model={model.confirmation} />
    </Page>
  );
});
