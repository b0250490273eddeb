import { IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { StudioStage } from '@greenroom/core/session/studio-stage';

interface Props {
  readonly stage: StudioStage;
  readonly stop: () => void;
}

/** Stops waiting for requests. */
export const StudioAction = ({ stage, stop }: Props) => {
  const { t } = useTranslation();
  if (stage !== 'ready' && stage !== 'request') return null;
  return (
    <Button icon={<IconPlayerStop size={20} aria-hidden="true" />} onClick={stop}>
      {t('session.stop')}
    </Button>
  );
};
