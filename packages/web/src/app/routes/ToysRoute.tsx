import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import { ToysPage } from '../../toys/ToysPage.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /toys/ */
export const ToysRoute = observer(function ToysRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.toys'));
  return <ToysPage model={useModel('toys')} />;
});
