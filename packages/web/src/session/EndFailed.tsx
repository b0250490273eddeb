import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Message that the platform did not take the end of the session, with a way to leave it. */
export const EndFailed = ({ leave }: { readonly leave: () => void }) => {
  const { t } = useTranslation();
  return (
    <Notice
      tone="stop"
      data-announce="assertive"
      actions={<Button onClick={leave}>{t('session.ending.leaveAnyway')}</Button>}
    >
      {t('error.session.endFailed')}
    </Notice>
  );
};
