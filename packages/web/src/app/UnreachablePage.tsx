import { useTranslation } from '../i18n/i18n.ts';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';

/** She stays at her address while the platform is asked again and again who she is. */
export const UnreachablePage = () => {
  const { t } = useTranslation();
  return (
    <FullPage>
      <FullPageText title={t('app.unreachable.title')} text={t('app.unreachable.text')} />
    </FullPage>
  );
};
