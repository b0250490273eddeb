import { useTranslation } from '../../i18n/i18n.ts';
import css from './SessionBar.module.css';

/** Parts of a session that a lost connection does not stop. */
export interface StillRunning {
  /** `none` where neither picture nor sound was being sent or shown. */
  readonly video: 'on' | 'lost' | 'none';
  readonly toys: boolean;
  /** A line of the chat waits to be sent. */
  readonly line: boolean;
}

interface Props {
  readonly still: StillRunning;
}

/** Says that this side has lost the connection, and what still runs. */
export const LostConnection = ({ still }: Props) => {
  const { t } = useTranslation();
  const words = [
    t('session.screen.still.lost'),
    still.video === 'on' && t('session.screen.still.video'),
    still.video === 'lost' && t('session.screen.still.noVideo'),
    still.toys && t('session.screen.still.toys'),
    still.line && t('session.screen.still.line'),
  ];
  return (
    <div className={`row gap-3 text-wait small strong ${css.lost}`} data-announce="assertive">
      <p>{words.filter((each) => each !== false).join(' ')}</p>
    </div>
  );
};
