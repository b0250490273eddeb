import { OPEN_ROUTES } from '@greenroom/core/navigation/open-routes';
import { useTranslation } from '../i18n/i18n.ts';
import { RegisterPage, type RegisterPageProps } from '../registration/RegisterPage.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

/** Page of a registration, opened by the link with a token. @spec §2 /register/{token} */
export const RegisterRoute = ({ model, offersReset }: Pick<RegisterPageProps, 'model' | 'offersReset'>) => {
  const { t } = useTranslation();
  useDocumentTitle(t(OPEN_ROUTES.register.title));
  return <RegisterPage model={model} offersReset={offersReset} language={useModel('language')} />;
};
