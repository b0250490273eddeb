import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import { TabLinks } from '../ui/TabLinks.tsx';

/** Tabs of the two earnings pages. @spec §2 /earnings/, /earnings/specifications/ */
export const EarningsTabs = () => {
  const { t } = useTranslation();
  return (
    <TabLinks
      label={t('earnings.pages')}
      tabs={[
        { to: ROUTES.earnings.path, title: t('earnings.history') },
        { to: ROUTES['earnings-specifications'].path, title: t('earnings.specifications') },
      ]}
    />
  );
};
