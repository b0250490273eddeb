import { IconSparkles } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { BarNotice } from '../ui/BarNotice.tsx';
import { Button } from '../ui/Button.tsx';
import type { UpdateNoticeModel } from './update-notice.view-model.ts';

/** Offers a new version in one line. */
export const UpdateNotice = observer(function UpdateNotice({ model }: { readonly model: UpdateNoticeModel }) {
  const { t } = useTranslation();
  if (!model.isOffered) return null;
  return (
    <BarNotice
      tone="info"
      label={t('installation.label')}
      icon={<IconSparkles size={20} aria-hidden="true" />}
      action={<Button onClick={model.take}>{t('installation.take')}</Button>}
    >
      {t(model.isOnAir ? 'installation.offeredOnAir' : 'installation.offered')}
    </BarNotice>
  );
});
