import { useTranslation } from '../../i18n/i18n.ts';
import { RegisterPage } from '../../registration/RegisterPage.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

/** @spec §2 /register/{token} */
export const RegisterRoute = () => {
  const { t } = useTranslation();
  useDocumentTitle(t('registration.title'));
  return <RegisterPage model={useModel('registerPage')} language={useModel('language')} />;
};
