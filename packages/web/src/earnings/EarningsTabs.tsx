import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import { TabLinks } from '../ui/TabLinks.tsx';

interface Props {
  /** False where the platform has no report of a year. */
  readonly hasYear: boolean;
}

/** Tabs of the pages of earnings. @spec §2 /earnings/, /earnings/specifications/ */
export const EarningsTabs = ({ hasYear }: Props) => {
  const { t } = useTranslation();
  const year = { to: ROUTES['earnings-year'].path, title: t('earnings.year.tab') };
  return (
    <TabLinks
      label={t('earnings.pages')}
      tabs={[
        { to: ROUTES.earnings.path, title: t('earnings.history') },
        ...(hasYear ? [year] : []),
        { to: ROUTES['earnings-specifications'].path, title: t('earnings.specifications') },
      ]}
    />
  );
};
