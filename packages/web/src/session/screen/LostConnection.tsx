import { useTranslation } from '../../i18n/i18n.ts';
import css from './SessionBar.module.css';

/** Parts of a session that a lost connection does not stop. */
export interface StillRunning {
  /** `none` where neither picture nor sound was being sent or shown. */
  readonly video: 'on' | 'lost' | 'none';
  readonly toys: boolean;
}

interface Props {
  readonly still: StillRunning;
}

/** Says what still runs while the platform cannot be reached. */
export const LostConnection = ({ still }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={css.lost} data-announce="assertive">
      <p>
        {still.video === 'on' && `${t('session.screen.still.video')} `}
        {still.video === 'lost' && `${t('session.screen.still.noVideo')} `}
        {still.toys && `${t('session.screen.still.toys')} `}
        {t('session.screen.still.chat')}
      </p>
    </div>
  );
};
