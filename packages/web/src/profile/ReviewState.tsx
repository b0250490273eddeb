import { useTranslation } from '../i18n/i18n.ts';
import { StatusDot } from '../ui/StatusDot.tsx';

/** Review status in words. @spec §3 Profile choices — profile status: approved or pending */
export const ReviewState = ({ status }: { readonly status: unknown }) => {
  const { t } = useTranslation();
  if (status === 'approved') return <StatusDot tone="good" label={t('profile.status.approved')} />;
  if (status === 'pending') return <StatusDot tone="wait" label={t('profile.status.pending')} />;
  if (status === 'rejected') return <StatusDot tone="stop" label={t('profile.status.rejected')} />;
  return <StatusDot tone="off" label={t('profile.status.none')} />;
};
