import { OPEN_ROUTES } from '@greenroom/core/navigation/open-routes';
import { useTranslation } from '../i18n/i18n.ts';
import { RemotePage, type RemotePageModel } from '../remote/RemotePage.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

export const RemoteRoute = ({ model }: { readonly model: RemotePageModel }) => {
  const { t } = useTranslation();
  useDocumentTitle(t(OPEN_ROUTES.remote.title));
  return <RemotePage model={model} language={useModel('language')} />;
};
