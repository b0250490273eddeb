import { IconCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import type { ConnectionBadgeModel } from '../../realtime/ConnectionBadge.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { LiveSessionModel } from '../live-session.view-model.ts';
import { CameraNotice } from '../video/CameraNotice.tsx';
import { FaultButton } from '../video/FaultButton.tsx';
import { QualityLine, StreamFailure, StreamLine, type StreamLineModel } from '../video/StreamLine.tsx';
import type { StudioVideoModel } from '../video/StudioVideo.tsx';
import css from './SessionHealth.module.css';

interface Props {
  readonly model: {
    readonly video: StudioVideoModel;
    /** The camera is `on` while the customer shows a picture, so that its absence is a fault. */
    readonly live: Pick<LiveSessionModel, 'clientCamera'>;
    /** Nothing new is known while it is lost. */
    readonly connection: Pick<ConnectionBadgeModel, 'word'>;
  };
}

const isWrong = ({ status }: StreamLineModel): boolean => status !== 'live' && status !== 'idle';

const isSoundBlocked = ({ sound, theirTracks }: StudioVideoModel): boolean =>
  sound === 'blocked' && theirTracks.length > 0;

const isMicrophoneWrong = ({ isOn, microphone }: StudioVideoModel): boolean =>
  isOn && microphone !== 'works' && microphone !== 'unmeasured';

/** Quality of the picture where it is less than good. */
const lowQuality = ({ quality }: StudioVideoModel) => (quality === 'good' ? undefined : quality);

/** Checks whether both pictures and the sound are there, however good a picture is. */
const isAllGood = (video: StudioVideoModel, camera: 'on' | 'off'): boolean =>
  video.errorKey === undefined &&
  !isWrong(video.ownLine) &&
  !(camera === 'on' && isWrong(video.theirLine)) &&
  !isMicrophoneWrong(video) &&
  !isSoundBlocked(video) &&
  !(video.isOn && video.picture === 'paused') &&
  video.quality !== 'none';

/** One line while nothing is wrong and the connection has reported so. A lower quality, which comes and goes, has its place: nothing moves by it. */
export const AllGood = observer(function AllGood({ model }: Props) {
  const { t } = useTranslation();
  const { video } = model;
  const attempts = video.ownLine.attempt + video.theirLine.attempt;
  const quality = lowQuality(video);
  return (
    <p data-announce="polite" className={`inline-row gap-1 small strong ${css.good}`}>
      {isAllGood(video, model.live.clientCamera) &&
        model.connection.word === 'connected' &&
        (quality === undefined ? (
          <>
            <IconCheck size={18} aria-hidden="true" />
            <span className={`flex flex-col text-good ${css.lines}`}>
              <span>{t('session.screen.allGood')}</span>
              {attempts > 0 && <span>· {t('video.attempt', { attempt: attempts })}</span>}
            </span>
          </>
        ) : (
          <QualityLine quality={quality} />
        ))}
    </p>
  );
});

/** Problems in words with their remedy, or the last known state; nothing while all is good. */
export const SessionProblems = observer(function SessionProblems({
  model,
  openCheck,
}: Props & { readonly openCheck: () => void }) {
  const { t } = useTranslation();
  const { video } = model;
  const camera = model.live.clientCamera;
  const isLastKnown = model.connection.word !== 'connected';
  const quality = lowQuality(video);
  const lines = [video.ownLine, ...(camera === 'on' ? [video.theirLine] : [])];
  return (
    <div className={css.problems}>
      <CameraNotice model={video} />
      {lines.map((line) => (
        <StreamFailure key={line.direction} line={line} />
      ))}
      {(isLastKnown || !isAllGood(video, camera)) && (
        <ul className={`flex wrap gap-x-4 line-below small ${css.words}`}>
          {lines.filter(isWrong).map((line) => (
            <li key={line.direction}>
              <StreamLine line={line} />
            </li>
          ))}
          {quality !== undefined && (
            <li>
              <QualityLine quality={quality} />
            </li>
          )}
          {isMicrophoneWrong(video) && (
            <li className={css.fault}>
              <FaultButton
                tone={video.microphone === 'silent' ? 'wait' : 'stop'}
                fault={t(`video.microphone.${video.microphone}`)}
                remedy={t(video.microphone === 'muted' ? 'video.unmute' : 'video.check.remedy.look')}
                onClick={video.microphone === 'muted' ? video.toggleMicrophone : openCheck}
              />
            </li>
          )}
          {isSoundBlocked(video) && (
            <li className={css.fault}>
              <FaultButton
                fault={t('session.screen.sound.blocked')}
                remedy={t('session.screen.sound.unlock')}
                onClick={video.toggleSound}
              />
            </li>
          )}
          {isLastKnown && quality === undefined && isAllGood(video, camera) && (
            <li>
              <StatusDot tone="good" label={t('session.screen.allGood')} />
            </li>
          )}
          {isLastKnown && <li className="quiet">({t('session.screen.lastKnown')})</li>}
        </ul>
      )}
    </div>
  );
});
