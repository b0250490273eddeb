import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import type { DetailStatus } from '../lists/detail-status.ts';
import { NotAllowed } from '../lists/NotAllowed.tsx';
import { NotLoaded } from '../lists/NotLoaded.tsx';
import { useNameOf } from '../ui/ClientLabel.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MayBeOld } from '../ui/MayBeOld.tsx';
import { Page } from '../ui/Page.tsx';
import { Private } from '../ui/Private.tsx';
import { ClientAbout, type ClientAboutModel } from './ClientAbout.tsx';
import { ClientHistory, type ClientHistoryModel } from './ClientHistory.tsx';
import { ClientMemos, type ClientMemosModel } from './ClientMemos.tsx';
import { ClientMonths, type ClientMonthsModel } from './ClientMonths.tsx';

export interface ClientPageModel extends ClientAboutModel, ClientMemosModel, ClientHistoryModel {
  readonly view: DetailStatus;
  readonly mayBeOld: boolean;
  readonly monthly: ClientMonthsModel;
  readonly retry: () => void;
}

interface Props {
  readonly model: ClientPageModel;
  /** Address of the list as it was left. */
  readonly clientsPath: string;
}

/** One customer with the history. @spec §2 /clients/{client_id}/ — limit 5 */
export const ClientPage = observer(function ClientPage({ model, clientsPath }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const back = { to: clientsPath, text: t('clients.backToAll') };
  switch (model.view) {
    case 'loading':
      return (
        <Page title={t('common.customer')} back={back}>
          <Loading label={t('list.loading')} />
        </Page>
      );
    case 'missing':
      return (
        <Page title={t('common.customer')} back={back}>
          <EmptyState data-announce="assertive" title={t('clients.missingTitle')} text={t('clients.missingText')} />
        </Page>
      );
    case 'failed':
      return (
        <Page title={t('common.customer')} back={back}>
          <NotLoaded failed={t('error.clients.notLoaded')} retry={model.retry} />
        </Page>
      );
    case 'notAllowed':
      return (
        <Page title={t('common.customer')} back={back}>
          <NotAllowed retry={model.retry} />
        </Page>
      );
    case 'open':
      return (
        <Page title={<Private kind="name">{nameOf(model.name)}</Private>} back={back}>
          <MayBeOld when={model.mayBeOld} retry={model.retry} />
          <ClientMemos model={model} />
          <ClientAbout model={model} />
          <ClientMonths model={model.monthly} />
          <ClientHistory model={model} />
        </Page>
      );
  }
});
