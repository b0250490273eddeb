import type { ClientName } from '@greenroom/core/session/client-name';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import { ClientLabel } from './ClientLabel.tsx';
import { MicrophoneMeter } from './video/MicrophoneMeter.tsx';
import { VideoWords, type StudioVideoModel } from './video/StudioVideo.tsx';
import { Viewers, type ViewersProps } from './Viewers.tsx';
import css from './LiveSession.module.css';

export interface LiveSessionModel {
  readonly client: ClientName;
  /** How long the customer has been there. */
  readonly time: string;
  /** What the session brings about, by her latest ones; undefined when there is nothing to go by. */
  readonly pay: string | undefined;
  /** What the customer gave for her toys. */
  readonly toyCredits: number;
  /** The time runs only when both sides have started. */
  readonly counting: boolean;
  /** Until when he must have joined. */
  readonly joinCountdown: string | undefined;
  readonly clientCamera: 'on' | 'off';
  readonly end: () => void;
  readonly endAndBlock: () => void;
}

const CAMERA_TONE = { on: 'good', off: 'off' } as const;

interface Props {
  readonly model: LiveSessionModel;
  readonly video: StudioVideoModel;
  readonly viewers: ViewersProps;
}

/** Who is in the room, since when, and what goes over the line. */
export const LiveSession = observer(function LiveSession({ model, video, viewers }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.live}>
      <div className={css.who}>
        <p className={css.name}>
          <ClientLabel client={model.client} />
        </p>
        <p className={css.time} role="timer" aria-label={t('session.elapsed', { time: model.time })}>
          {model.counting ? model.time : <span className={css.soon}>{t('session.timeNotRunning')}</span>}
        </p>
      </div>
      {model.joinCountdown !== undefined && (
        <p className={css.joining}>{t('session.joining', { time: model.joinCountdown })}</p>
      )}
      <ul className={css.words}>
        {video.theirLine.status === 'idle' && (
          <li>
            <StatusDot tone={CAMERA_TONE[model.clientCamera]} label={t(`session.clientCamera.${model.clientCamera}`)} />
          </li>
        )}
        <VideoWords model={video} />
        {video.isOn && (
          <li>
            <MicrophoneMeter model={video} />
          </li>
        )}
        <li>
          <Viewers {...viewers} />
        </li>
        {model.counting && model.pay !== undefined && (
          <li className={css.meter}>{t('session.meter.pay', { amount: model.pay })}</li>
        )}
        {model.toyCredits > 0 && (
          <li className={css.meter}>{t('session.meter.toyCredits', { count: model.toyCredits })}</li>
        )}
      </ul>
    </div>
  );
});
