import type { HistoryMonths } from '@greenroom/core/clients/client-record';
import type { Service } from '@greenroom/core/services/service';
import type { ClientName } from '@greenroom/core/session/client-name';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import type { ListModel } from '../lists/ListFrame.tsx';
import type { MemoFormModel } from '../memos/MemoForm.tsx';
import type { MemoRow } from '../memos/MemoList.tsx';
import { useNameOf } from '../session/ClientLabel.tsx';
import { NotLoaded } from '../lists/NotLoaded.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { ClientAbout } from './ClientAbout.tsx';
import { ClientHistory } from './ClientHistory.tsx';
import { ClientMemos } from './ClientMemos.tsx';

export interface ClientFacts {
  readonly earnings: string;
  readonly visits: number;
  readonly memos: number;
  readonly registered: string | undefined;
  readonly firstContact: string | undefined;
  readonly lastContact: string | undefined;
  readonly newestMessage: { readonly to: string; readonly subject: string; readonly date: string } | undefined;
  readonly writeTo: string;
}

export interface PastSessionRow {
  readonly id: string;
  /** Undefined for a service that this product does not know. */
  readonly service: Service | undefined;
  readonly date: string;
  /** Undefined for what has no length, such as a message. */
  readonly duration: string | undefined;
  readonly earned: string;
}

export interface ClientPageModel {
  readonly view: 'loading' | 'failed' | 'missing' | 'open';
  readonly name: ClientName;
  readonly facts: ClientFacts | undefined;
  readonly block: { readonly date: string; readonly reason: string } | undefined;
  readonly blocking: boolean;
  readonly blockHim: (reason: string) => void;
  readonly unblock: () => void;
  /** Opens a report to a moderator. */
  readonly flag: () => void;
  readonly retry: () => void;

  readonly memosView: 'loading' | 'failed' | 'empty' | 'items';
  readonly memos: readonly MemoRow[];
  readonly form: MemoFormModel;
  readonly writingMemo: boolean;
  readonly newMemo: () => void;
  readonly retryMemos: () => void;

  readonly history: ListModel;
  readonly months: HistoryMonths;
  readonly monthChoices: readonly HistoryMonths[];
  /** In the months chosen, on all pages together. */
  readonly earned: string;
  readonly sessions: readonly PastSessionRow[];
}

interface Props {
  readonly model: ClientPageModel;
  /** Back to where she came from. */
  readonly clientsPath: string;
}

/** One client with his history. @spec §2 /clients/{client_id}/ — limit 5 */
export const ClientPage = observer(function ClientPage({ model, clientsPath }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const toClients = (
    <Link className={buttonClass({})} to={clientsPath}>
      {t('clients.backToAll')}
    </Link>
  );
  switch (model.view) {
    case 'loading':
      return (
        <Page title={t('clients.one')}>
          <Loading label={t('list.loading')} />
        </Page>
      );
    case 'missing':
      return (
        <Page title={t('clients.one')}>
          <EmptyState
            role="alert"
            title={t('clients.missingTitle')}
            text={t('clients.missingText')}
            action={toClients}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={t('clients.one')}>
          <NotLoaded failed={t('error.clients.notLoaded')} retry={model.retry} />
        </Page>
      );
    case 'open':
      return (
        <Page title={nameOf(model.name)}>
          <ClientAbout model={model} />
          <ClientMemos model={model} />
          <ClientHistory model={model} />
          <p>{toClients}</p>
        </Page>
      );
  }
});
