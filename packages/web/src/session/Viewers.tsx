import { IconEye } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';

export interface ViewersProps {
  readonly peek: number;
  readonly voyeur: number;
}

/** Number of viewers who do not take part. */
export const Viewers = ({ peek, voyeur }: ViewersProps) => {
  const { t } = useTranslation();
  return (
    <p className="row gap-2 quiet small tabular">
      <IconEye size={18} aria-hidden="true" />
      {t('session.viewers', { peek, voyeur })}
    </p>
  );
};
