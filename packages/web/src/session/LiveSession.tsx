import type { ClientName } from '@greenroom/core/session/client-name';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import { ClientLabel } from './ClientLabel.tsx';
import { Viewers, type ViewersProps } from './Viewers.tsx';
import css from './LiveSession.module.css';

export type StreamWord = 'idle' | 'starting' | 'live' | 'lost';

export interface LiveSessionModel {
  readonly client: ClientName;
  /** How long the customer has been there. */
  readonly time: string;
  /** The time runs only when both sides have started. */
  readonly counting: boolean;
  /** Until when he must have joined. */
  readonly joinCountdown: string | undefined;
  readonly clientCamera: 'on' | 'off';
  readonly ownStream: StreamWord;
  readonly clientStream: StreamWord;
  readonly end: () => void;
  readonly endAndBlock: () => void;
}

const STREAM_TONE = { idle: 'off', starting: 'wait', live: 'good', lost: 'stop' } as const;
const CAMERA_TONE = { on: 'good', off: 'off' } as const;

interface Props {
  readonly model: LiveSessionModel;
  readonly viewers: ViewersProps;
}

/** Who is in the room, since when, and what goes over the line. */
export const LiveSession = observer(function LiveSession({ model, viewers }: Props) {
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
        <li>
          <StatusDot tone={CAMERA_TONE[model.clientCamera]} label={t(`session.clientCamera.${model.clientCamera}`)} />
        </li>
        <li>
          <StatusDot tone={STREAM_TONE[model.ownStream]} label={t(`session.ownLine.${model.ownStream}`)} />
        </li>
        <li>
          <StatusDot tone={STREAM_TONE[model.clientStream]} label={t(`session.clientLine.${model.clientStream}`)} />
        </li>
        <li>
          <Viewers {...viewers} />
        </li>
      </ul>
    </div>
  );
});
