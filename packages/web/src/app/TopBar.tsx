import { observer } from 'mobx-react-lite';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { ThemeMenu } from '../account/ThemeMenu.tsx';
import { NotificationCentre } from '../alerts/NotificationCentre.tsx';
import { TodayEarnings } from '../earnings/TodayEarnings.tsx';
import { LanguageSelect } from '../localisation/LanguageSelect.tsx';
import { ConnectionBadge } from '../realtime/ConnectionBadge.tsx';
import { AvailabilityWord } from '../session/StudioState.tsx';
import { PauseButton } from '../services/PauseButton.tsx';
import { ServicesPanel } from '../services/ServicesPanel.tsx';
import { useModel } from './view-models-context.ts';
import css from './TopBar.module.css';

/** Shows the state on the left and the tools on the right, the same on every page. */
export const TopBar = observer(function TopBar() {
  return (
    <div className={css.bar}>
      <div className={css.connection}>
        <ConnectionBadge model={useModel('connectionBadge')} />
      </div>
      <div className={css.availability}>
        <AvailabilityWord model={useModel('studio')} />
      </div>
      <div className={css.today}>
        <TodayEarnings model={useModel('todayEarnings')} />
      </div>
      <div className={css.work}>
        <PauseButton model={useModel('pauseButton')} />
        <ServicesPanel model={useModel('services')} />
      </div>
      <div className={css.tools}>
        <NotificationCentre model={useModel('notifications')} />
        <div className={css.wideOnly}>
          <LanguageSelect model={useModel('language')} />
        </div>
        <div className={css.wideOnly}>
          <ThemeMenu model={useModel('themeMenu')} />
        </div>
        <AccountMenu model={useModel('accountMenu')} theme={useModel('themeMenu')} language={useModel('language')} />
      </div>
    </div>
  );
});
