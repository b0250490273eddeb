import { ROUTES } from '@greenroom/core/navigation/routes';
import { observer } from 'mobx-react-lite';
import { ClientPage } from '../../clients/ClientPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /clients/{client_id}/ */
export const ClientRoute = observer(function ClientRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('clients.one'));
  return <ClientPage model={useModel('client')} clientsPath={ROUTES.clients.path} />;
});
