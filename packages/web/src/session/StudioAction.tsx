import { IconPhoneOff, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { StudioStage } from './studio-stage.ts';

interface Props {
  readonly stage: StudioStage;
  readonly stop: () => void;
  readonly end: () => void;
}

/** The way out of what goes on: stop waiting, end the session. Always at the same place. */
export const StudioAction = ({ stage, stop, end }: Props) => {
  const { t } = useTranslation();
  if (stage === 'connected') {
    return (
      <Button look="stop" icon={<IconPhoneOff size={20} aria-hidden="true" />} onClick={end}>
        {t('session.ending.open')}
      </Button>
    );
  }
  if (stage !== 'ready' && stage !== 'request') return null;
  return (
    <Button icon={<IconPlayerStop size={20} aria-hidden="true" />} onClick={stop}>
      {t('session.stop')}
    </Button>
  );
};
