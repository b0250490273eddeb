import { IconNotes } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { MemoPage } from '@greenroom/core/memos/memo';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { PAGE_SIZE, readPart } from '@greenroom/core/navigation/paging';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import type { PageAddress } from '../navigation/page-address.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ListModel } from '../ui/query-view.ts';
import type { MemoFormModel } from './memo-form.view-model.ts';
import { MemoList } from './MemoList.tsx';

/** Loads the page of memos that the address names. @spec §2 /memos/ — limit 20 */
export const loadMemos =
  ({ list }: Pick<MemosController, 'list'>) =>
  ({ query }: PageAddress): void =>
    list.load(readPart(query, PAGE_SIZE.memos));

export interface MemosModel {
  readonly list: ListModel<MemoPage>;
  readonly form: MemoFormModel;
}

/** All memos of the performer, newest first. @spec §2 /memos/ — limit 20 */
export const MemosPage = observer(function MemosPage({ model: { list, form } }: { readonly model: MemosModel }) {
  const { t } = useTranslation();
  const toClients = (
    <Link className={buttonClass({})} to={pathTo('clients')}>
      {t('memos.chooseClient')}
    </Link>
  );
  return (
    <Page title={t('memos.title')} intro={t('memos.intro')}>
      <Panel aria-label={t('memos.title')}>
        <ListFrame
          model={list}
          label={t('memos.paging')}
          failed={t('error.memos.notLoaded')}
          empty={{
            icon: <IconNotes size={32} aria-hidden="true" />,
            title: t('memos.emptyTitle'),
            text: t('memos.emptyText'),
            action: toClients,
          }}
        >
          <MemoList memos={list.data?.memos ?? []} form={form} namesClient />
        </ListFrame>
      </Panel>
      {list.view === 'items' && <p>{toClients}</p>}
    </Page>
  );
});
