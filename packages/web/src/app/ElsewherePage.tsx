import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';

/** This tab waits while another one works. */
export const ElsewherePage = ({ useHere }: { readonly useHere: () => void }) => {
  const { t } = useTranslation();
  return (
    <FullPage>
      <FullPageText title={t('elsewhere.title')} text={t('elsewhere.text')} />
      <Button look="primary" size="large" wide onClick={useHere}>
        {t('elsewhere.useHere')}
      </Button>
    </FullPage>
  );
};
