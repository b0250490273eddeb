import { observer } from 'mobx-react-lite';
import { MemosPage } from '../../memos/MemosPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /memos/ */
export const MemosRoute = observer(function MemosRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.memos'));
  return <MemosPage model={useModel('memos')} />;
});
