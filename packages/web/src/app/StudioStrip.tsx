import { IconChevronUp, IconPlayerStop } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { nextStep } from '@greenroom/core/availability/availability';
import { useTranslation } from '../i18n/i18n.ts';
import type { PauseButtonModel } from '../services/pause-button.view-model.ts';
import { PauseButton } from '../services/PauseButton.tsx';
import { ServicesPanel, type ServicesPanelModel } from '../services/ServicesPanel.tsx';
import type { StudioModel } from '../session/Studio.tsx';
import { StudioState } from '../session/StudioState.tsx';
import { Button } from '../ui/Button.tsx';
import css from './StudioStrip.module.css';

export interface StudioStripProps {
  readonly model: Pick<StudioModel, 'stage' | 'status' | 'waited' | 'asking' | 'goReady' | 'takeOver' | 'stop'> & {
    readonly check: Pick<StudioModel['check'], 'explainsScreenLock'>;
  };
  readonly pauseButton: PauseButtonModel;
  readonly services: ServicesPanelModel;
  readonly open: () => void;
}

/** The studio on the phone, folded to one line: state, time, pause, services, going ready and the way to stop; a press unfolds it. */
export const StudioStrip = observer(function StudioStrip({ model, pauseButton, services, open }: StudioStripProps) {
  const { t } = useTranslation();
  // The unfolded studio shows the picture, or why there is none; first of all what a locked screen stops.
  const goReady = (): void => {
    if (!model.check.explainsScreenLock()) model.goReady();
    open();
  };
  return (
    <div className={`row gap-1 line-above ${css.strip}`}>
      <div className={`row wrap flex-1 gap-x-3 min-w-0 small ${css.state}`}>
        <StudioState status={model.status} waited={model.waited} />
      </div>
      <PauseButton model={pauseButton} short />
      <ServicesPanel model={services} short />
      {nextStep(model.status) === 'goReady' && (
        <div className={css.ready}>
          <Button look="primary" busy={model.stage === 'starting' || model.asking} onClick={goReady}>
            {t('session.goReady')}
          </Button>
        </div>
      )}
      {nextStep(model.status) === 'takeOver' && (
        <div className={css.ready}>
          <Button look="primary" onClick={model.takeOver}>
            {t('session.takeOver')}
          </Button>
        </div>
      )}
      {model.stage === 'ready' && (
        <Button icon={<IconPlayerStop size={20} aria-hidden="true" />} onClick={model.stop}>
          {t('session.stop')}
        </Button>
      )}
      <Button look="quiet" icon={<IconChevronUp size={20} aria-hidden="true" />} onClick={open}>
        {t('shell.studio')}
      </Button>
    </div>
  );
});
