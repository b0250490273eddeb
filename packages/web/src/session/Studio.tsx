import { observer } from 'mobx-react-lite';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { ChatPanel, type ChatPanelModel } from '../chat/ChatPanel.tsx';
import { useLineReady } from '../chat/use-line-ready.ts';
import { fetchChunk } from '../device/fetch-chunk.ts';
import type { ConnectionBadgeModel } from '../realtime/ConnectionBadge.tsx';
import { StopToys } from '../toys/StopToys.tsx';
import type { ToyPanelModel } from '../toys/ToyPanel.tsx';
import { lazyFeature } from '../ui/lazy-feature.tsx';
import { EndChoice } from './EndChoice.tsx';
import { EndFailed } from './EndFailed.tsx';
import { GoLiveCheck, type GoLiveCheckModel } from './video/GoLiveCheck.tsx';
import { LiveSession, type LiveSessionModel } from './LiveSession.tsx';
import { Shortcuts, type ShortcutsModel } from './Shortcuts.tsx';
import { StudioAction } from './StudioAction.tsx';
import { StudioConnection } from './StudioConnection.tsx';
import { StudioState } from './StudioState.tsx';
import { StudioVideo, type StudioVideoModel } from './video/StudioVideo.tsx';
import { SummaryCard, type SummaryCardModel } from './SummaryCard.tsx';
import { StudioWaiting, type StudioWaitingModel } from './StudioWaiting.tsx';
import css from './Studio.module.css';

export interface StudioModel extends StudioWaitingModel {
  /** Since when the performer waits for a request, mm:ss; undefined while not waiting. */
  readonly waited: string | undefined;
  readonly stop: () => void;
  /** Out of a session that the platform does not end. */
  readonly leave: () => void;
  readonly connection: ConnectionBadgeModel;
  readonly live: LiveSessionModel;
  readonly chat: ChatPanelModel;
  readonly shortcuts: ShortcutsModel;
  /** The session that has just ended; undefined once it is put aside. */
  readonly summary: { readonly card: SummaryCardModel | undefined };
  readonly video: StudioVideoModel;
  readonly check: GoLiveCheckModel;
  /** Who is in the room; undefined while nobody is. */
  readonly customer: { readonly name: string; readonly camera: 'on' | 'off' } | undefined;
  readonly toys: ToyPanelModel;
}

const { Feature: ToyPanel } = lazyFeature(() =>
  fetchChunk(async () => (await import('../toys/ToyPanel.tsx')).ToyPanel),
);

interface Props {
  readonly model: StudioModel;
  /** What she knows of the customer in the room. */
  readonly about?: ReactNode;
}

/** Where she works, on every page: her state, the customer, the chat, and End always at the same place. */
export const Studio = observer(function Studio({ model, about }: Props) {
  const [ending, setEnding] = useState(false);
  const chatField = useRef<HTMLTextAreaElement>(null);
  const end = () => setEnding(true);
  const { stage, live } = model;
  const { card } = model.summary;
  useLineReady(chatField, stage === 'connected');
  return (
    <div className={css.studio} data-stage={stage}>
      <div className={css.head}>
        <StudioState status={model.status} waited={model.waited} />
        {stage === 'connected' && model.toys.mayMove && (
          <div className={css.stopToys}>
            <StopToys stop={model.toys.stop} look="secondary" />
          </div>
        )}
        <StudioAction stage={stage} stop={model.stop} end={end} />
      </div>
      <StudioConnection model={model.connection} />
      {card !== undefined && <SummaryCard key={card.key} model={card} />}
      <StudioVideo model={model.video} customer={model.customer} check={<GoLiveCheck model={model.check} small />} />
      {stage === 'connected' ? (
        <>
          {model.errorKey === 'error.session.endFailed' && <EndFailed leave={model.leave} />}
          <LiveSession model={live} video={model.video} viewers={model.viewers} />
          {about}
          <ChatPanel model={model.chat} fieldRef={chatField} />
        </>
      ) : (
        <>
          <StudioWaiting model={model} />
          {stage !== 'notApproved' && <GoLiveCheck model={model.check} />}
        </>
      )}
      {(stage !== 'connected' || model.toys.status !== 'disconnected' || model.toys.mayMove) && (
        <div className={css.toys}>
          <Suspense>
            <ToyPanel model={model.toys} />
          </Suspense>
        </div>
      )}
      <EndChoice
        open={ending && stage === 'connected'}
        client={live.client}
        end={live.end}
        endAndBlock={live.endAndBlock}
        close={() => setEnding(false)}
      />
      <div className={css.keys}>
        <Shortcuts
          model={model.shortcuts}
          stage={stage}
          actions={{
            end,
            pause: model.pause,
            goReady: model.goReady,
            focusChat: () => chatField.current?.focus(),
            mute: model.video.toggleMicrophone,
            camera: model.video.toggleCamera,
            stopToys: model.toys.stop,
          }}
        />
      </div>
    </div>
  );
});
