import { observer } from 'mobx-react-lite';
import { ClientsPage } from '../../clients/ClientsPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /clients/ */
export const ClientsRoute = observer(function ClientsRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.clients'));
  return <ClientsPage model={useModel('clients')} />;
});
