import { useLocation } from 'react-router';
import { OPEN_ROUTES } from '@greenroom/core/navigation/open-routes';
import { useTranslation } from '../i18n/i18n.ts';
import { PasswordResetPage, type PasswordResetPageModel } from '../passwords/PasswordResetPage.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useModel } from './view-models-context.ts';

interface Props {
  /** Model for the token in the fragment of the address; another link may be opened in the same tab. */
  readonly modelFor: (token: string) => PasswordResetPageModel;
}

export const PasswordResetRoute = ({ modelFor }: Props) => {
  const { t } = useTranslation();
  const { hash } = useLocation();
  useDocumentTitle(t(OPEN_ROUTES['new-password'].title));
  return <PasswordResetPage key={hash} model={modelFor(hash.slice(1))} language={useModel('language')} />;
};
