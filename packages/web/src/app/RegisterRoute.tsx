import { useTranslation } from '../i18n/i18n.ts';
import { RegisterPage, type RegisterPageModel } from '../registration/RegisterPage.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

/** Page of a registration, opened by the link with a token. @spec §2 /register/{token} */
export const RegisterRoute = ({ model }: { readonly model: RegisterPageModel }) => {
  const { t } = useTranslation();
  useDocumentTitle(t('registration.title'));
  return <RegisterPage model={model} language={useModel('language')} />;
};
