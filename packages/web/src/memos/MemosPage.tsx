import { IconNotes } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { MemoFormModel } from './MemoForm.tsx';
import { MemoList, type MemoRow } from './MemoList.tsx';

export interface MemosPageModel {
  readonly list: ListModel;
  readonly rows: readonly MemoRow[];
  readonly form: MemoFormModel;
  /** Address of the customers, where a new memo begins. */
  readonly clientsPath: string;
}

/** All memos of the performer, newest first. @spec §2 /memos/ — limit 20 */
export const MemosPage = observer(function MemosPage({ model }: { readonly model: MemosPageModel }) {
  const { t } = useTranslation();
  const toClients = (
    <Link className={buttonClass({})} to={model.clientsPath}>
      {t('memos.chooseClient')}
    </Link>
  );
  return (
    <Page title={t('memos.title')} intro={t('memos.intro')}>
      <Panel aria-label={t('memos.title')}>
        <ListFrame
          model={model.list}
          label={t('memos.paging')}
          failed={t('error.memos.notLoaded')}
          empty={{
            icon: <IconNotes size={32} aria-hidden="true" />,
            title: t('memos.emptyTitle'),
            text: t('memos.emptyText'),
            action: toClients,
          }}
        >
          <MemoList rows={model.rows} form={model.form} />
        </ListFrame>
      </Panel>
      {model.list.view === 'items' && <p>{toClients}</p>}
    </Page>
  );
});
