import { sessionTime } from '@greenroom/core/formatting/durations';
import type { Seconds } from '@greenroom/core/kernel/units';
import { SERVICES } from '@greenroom/core/services/service';
import { useTranslation } from '../i18n/i18n.ts';

/** Names the service of a past session; a platform may have services that this product does not know. */
export const usePastService = (): ((service: string) => string) => {
  const { t } = useTranslation();
  return (service) => {
    const known = SERVICES.find((each) => each === service);
    return known === undefined ? t('clients.history.other') : t(`services.name.${known}`);
  };
};

/** Length of a past session; a message has none. */
export const lengthOf = (duration: Seconds): string | undefined => (duration === 0 ? undefined : sessionTime(duration));
