import { IconPhoneOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import type { ConnectionBadgeModel } from '../../realtime/ConnectionBadge.tsx';
import { StopToys } from '../../toys/StopToys.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { LiveSessionModel } from '../live-session.view-model.ts';
import { keyShortcutsOf, ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { LostConnection, type StillRunning } from './LostConnection.tsx';
import css from './SessionBar.module.css';

export interface SessionBarModel {
  readonly live: Pick<LiveSessionModel, 'time' | 'counting' | 'joinCountdown'>;
  readonly connection: ConnectionBadgeModel;
  readonly isPaused: boolean;
  /** Parts that go on while the connection is lost. */
  readonly stillRunning: StillRunning;
  readonly toys: { readonly isAtHand: boolean; readonly mayMove: boolean; readonly stop: () => void };
}

interface Props {
  readonly model: SessionBarModel;
  readonly end: () => void;
  readonly money: ReactNode;
  /** The quiet card of another customer who asks meanwhile. */
  readonly second?: ReactNode;
  readonly menu: ReactNode;
  /** Minimises the session on a phone, or brings it back. */
  readonly fold?: ReactNode;
}

/** Duration of the session, or the time left to join. */
export const Time = observer(function Time({ live }: Pick<SessionBarModel, 'live'>) {
  const { t } = useTranslation();
  return (
    <>
      <p
        className={`text-heading bold tabular ${css.time}`}
        role="timer"
        aria-label={t('session.elapsed', { time: live.time })}
      >
        {live.time}
      </p>
      {live.joinCountdown !== undefined ? (
        <p className={`text-wait strong tabular ${css.joining}`}>
          {t('session.joining', { time: live.joinCountdown })}
        </p>
      ) : (
        !live.counting && <p className={`quiet small ${css.soon}`}>{t('session.timeNotRunning')}</p>
      )}
    </>
  );
});

/** Asks whether the session is to be ended. */
export const End = ({ end }: Pick<Props, 'end'>) => {
  const { t } = useTranslation();
  return (
    <Button
      icon={<IconPhoneOff size={20} aria-hidden="true" />}
      aria-keyshortcuts={keyShortcutsOf('end')}
      onClick={end}
    >
      <span data-part="word">{t('session.ending.open')}</span> <ShortcutKeys action="end" />
    </Button>
  );
};

/** State, timer, money, Stop toys while there is one, and End: always at the same place. Amber as a whole while the connection is lost. */
export const SessionBar = observer(function SessionBar({ model, end, money, second, menu, fold }: Props) {
  const { t } = useTranslation();
  const { connection, isPaused, toys } = model;
  const isLost = connection.word !== 'connected';
  return (
    <div className={`stack items-center min-w-0 line-below ${css.bar}`} data-lost={isLost}>
      <div className={`row gap-x-4 min-w-0 ${css.info}`}>
        {fold}
        <div className={`flex items-baseline flex-none gap-x-3 ${css.state}`}>
          <p data-announce="polite" className={css.word}>
            <StatusDot
              tone={isLost || isPaused ? 'wait' : 'good'}
              label={
                isLost
                  ? t(`realtime.${connection.word}`)
                  : t(`session.stage.${isPaused ? 'connectedPaused' : 'connected'}`)
              }
            />
          </p>
          <Time live={model.live} />
        </div>
        <div className="min-w-0" data-private="amount">
          {money}
        </div>
      </div>
      <div className={css.second}>{isLost ? <LostConnection still={model.stillRunning} /> : second}</div>
      <div className={`flex gap-2 ${css.actions}`} data-moving={toys.mayMove}>
        {toys.isAtHand && <StopToys stop={toys.stop} mayMove={toys.mayMove} />}
        <End end={end} />
      </div>
      <div className={css.menu}>{menu}</div>
    </div>
  );
});
