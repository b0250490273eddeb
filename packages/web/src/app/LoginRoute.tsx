import { observer } from 'mobx-react-lite';
import { OPEN_ROUTES } from '@greenroom/core/navigation/open-routes';
import { useTranslation } from '../i18n/i18n.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

export const LoginRoute = observer(function LoginRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t(OPEN_ROUTES.login.title));
  return <LoginPage model={useModel('login')} language={useModel('language')} />;
});
