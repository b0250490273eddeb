import { IconPlayerStop } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { Countdown } from '@greenroom/core/formatting/durations';
import { fetchChunk } from '../device/fetch-chunk.ts';
import { useTranslation } from '../i18n/i18n.ts';
import type { ToyPanelModel } from '../toys/toy-panel.view-model.ts';
import { Button } from '../ui/Button.tsx';
import { Contained } from '../ui/Contained.tsx';
import { lazyFeature } from '../ui/lazy-feature.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import type { ShortcutsModel } from './shortcuts.view-model.ts';
import { StudioState } from './StudioState.tsx';
import { StudioWaiting, type StudioWaitingModel } from './StudioWaiting.tsx';
import { SummaryCard, type SummaryCardModel } from './SummaryCard.tsx';
import { GoLiveCheck, type GoLiveCheckModel } from './video/GoLiveCheck.tsx';
import { StudioVideo, type StudioVideoModel } from './video/StudioVideo.tsx';
import css from './Studio.module.css';

export interface StudioModel extends StudioWaitingModel {
  /** Since when the performer waits for a request, mm:ss; undefined while not waiting. */
  readonly waited: Countdown | undefined;
  readonly stop: () => void;
  readonly shortcuts: ShortcutsModel;
  /** The session that has just ended; undefined once it is put aside. */
  readonly summary: { readonly card: SummaryCardModel | undefined };
  readonly video: StudioVideoModel;
  readonly check: GoLiveCheckModel;
  readonly toys: ToyPanelModel;
}

const ToyPanel = lazyFeature(() => fetchChunk(async () => (await import('../toys/ToyPanel.tsx')).ToyPanel));

interface Props {
  readonly model: StudioModel;
}

/** The performer's state, picture and preparations, on every page, while no session runs. */
export const Studio = observer(function Studio({ model }: Props) {
  const { t } = useTranslation();
  const { stage } = model;
  const { card } = model.summary;
  return (
    <div className={`stack one-column gap-4 ${css.studio}`} data-stage={stage}>
      <div className={`row justify-between wrap flex-none gap-2 gap-x-3 target ${css.head}`}>
        <StudioState status={model.status} waited={model.waited} />
        {(stage === 'ready' || stage === 'request') && (
          <Button icon={<IconPlayerStop size={20} aria-hidden="true" />} onClick={model.stop}>
            {t('session.stop')}
          </Button>
        )}
      </div>
      <Contained resetKeys={[card?.key]}>{card !== undefined && <SummaryCard key={card.key} model={card} />}</Contained>
      <Contained>
        <StudioVideo model={model.video} />
      </Contained>
      <Contained>
        <StudioWaiting model={model} />
      </Contained>
      <Contained>{stage !== 'notApproved' && <GoLiveCheck model={model.check} />}</Contained>
      <Contained>
        <ToyPanel model={model.toys} />
      </Contained>
      <Shortcuts
        model={model.shortcuts}
        stage={stage}
        actions={{
          pause: model.pause,
          goReady: model.goReady,
          mute: model.video.toggleMicrophone,
          camera: model.video.toggleCamera,
          stopToys: model.toys.stop,
        }}
      />
    </div>
  );
});
