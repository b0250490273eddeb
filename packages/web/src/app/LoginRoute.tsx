import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

export const LoginRoute = observer(function LoginRoute() {
  const { t } = useTranslation();
  useDocumentTitle(t('login.documentTitle'));
  return <LoginPage model={useModel('login')} language={useModel('language')} />;
});
