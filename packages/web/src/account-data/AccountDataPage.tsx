import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountDataErrorCode } from '@greenroom/core/account-data/account-data-api.port';
import type { DataChange } from '@greenroom/core/account-data/account-data.controller';
import { ConfirmationDialog, type ConfirmationModel } from '../account-security/ConfirmationDialog.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { PageState, type PageView } from '../ui/PageState.tsx';
import { DeletionPanel, type DeletionModel } from './DeletionPanel.tsx';
import { DocumentViews, type DocumentViewRow } from './DocumentViews.tsx';
import { DownloadPanel, type DownloadModel } from './DownloadPanel.tsx';
import css from './AccountDataPage.module.css';

export interface AccountDataPageModel {
  readonly view: PageView;
  readonly mayBeOld: boolean;
  readonly download: DownloadModel | undefined;
  readonly deletion: DeletionModel | undefined;
  /** Newest first. */
  readonly views: readonly DocumentViewRow[];
  /** Change that is under way. */
  readonly busy: DataChange | undefined;
  readonly errorKey: `error.${AccountDataErrorCode}` | undefined;
  readonly run: (change: DataChange) => void;
  readonly confirmation: ConfirmationModel;
  readonly retry: () => void;
  /** Clears the error that was shown, as the page is left. */
  readonly clearError: () => void;
}

/** The performer's own data: a download, who looked at the documents, and the deletion of the account. */
export const AccountDataPage = observer(function AccountDataPage({ model }: { readonly model: AccountDataPageModel }) {
  const { t } = useTranslation();
  useEffect(() => model.clearError, [model]);
  return (
    <Page title={t('accountData.title')} intro={t('accountData.intro')}>
      <PageState
        view={model.view}
        mayBeOld={model.mayBeOld}
        failed={t('error.accountData.notLoaded')}
        notAllowed={t('accountData.notAllowed')}
        retry={model.retry}
      >
        <div className={css.parts}>
          {model.errorKey !== undefined && (
            <Notice tone="stop" data-announce="assertive">
              {t(model.errorKey)}
            </Notice>
          )}
          <DownloadPanel model={model.download} busy={model.busy} run={model.run} />
          <DocumentViews rows={model.views} />
          <DeletionPanel model={model.deletion} busy={model.busy} run={model.run} />
        </div>
      </PageState>
      <ConfirmationDialog model={model.confirmation} />
    </Page>
  );
});
