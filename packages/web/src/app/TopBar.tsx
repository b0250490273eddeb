import { observer } from 'mobx-react-lite';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { ThemeMenu } from '../account/ThemeMenu.tsx';
import { NotificationCentre } from '../alerts/NotificationCentre.tsx';
import { TodayEarnings } from '../earnings/TodayEarnings.tsx';
import { LanguageSelect } from '../localisation/LanguageSelect.tsx';
import { WarningItem } from '../navigation/MenuWarning.tsx';
import { ConnectionBadge } from '../realtime/ConnectionBadge.tsx';
import { RemoteItem } from '../remote/RemoteItem.tsx';
import { PauseButton } from '../services/PauseButton.tsx';
import { ServicesPanel } from '../services/ServicesPanel.tsx';
import { AvailabilityWord } from '../session/StudioState.tsx';
import { useCompactScreen, useHandheldScreen, useNarrowScreen } from '../ui/use-narrow-screen.ts';
import { useModel } from './view-models-context.ts';
import css from './TopBar.module.css';

/**
 * Shows the state on the left and the tools on the right, the same on every page. On a phone pause and services are in the strip of the studio; beside a
 * minimised session, which has the place of that strip and says the connection, the services are here.
 */
export const TopBar = observer(function TopBar() {
  const [isHandheld, isNarrow, isCompact] = [useHandheldScreen(), useNarrowScreen(), useCompactScreen()];
  const [language, theme] = [useModel('language'), useModel('themeMenu')];
  const [pauseButton, services] = [useModel('pauseButton'), useModel('services')];
  const [studio, connection] = [useModel('studio'), useModel('connectionBadge')];
  const { inSession } = useModel('homeLayout');
  return (
    <div className={`row gap-4 ${css.bar}`}>
      {!(isHandheld && inSession) && (
        <div className={`row target ${css.connection}`}>
          <ConnectionBadge model={connection} />
        </div>
      )}
      <div className={`row nowrap ${css.availability}`}>
        <AvailabilityWord model={studio} />
      </div>
      {(!isHandheld || inSession) && (
        <div className={`row gap-2 ${css.work}`}>
          {!isHandheld && <PauseButton model={pauseButton} short={isNarrow} />}
          <ServicesPanel model={services} short={isNarrow || isHandheld} />
        </div>
      )}
      <div className={css.today}>
        <TodayEarnings model={useModel('todayEarnings')} />
      </div>
      <div className={`row gap-1 ${css.tools}`}>
        <NotificationCentre model={useModel('notifications')} />
        {!isCompact && (
          <>
            <LanguageSelect model={language} />
            <ThemeMenu model={theme} />
          </>
        )}
        <AccountMenu model={useModel('accountMenu')} theme={theme} language={language}>
          <WarningItem model={useModel('mainMenu')} />
          <RemoteItem model={useModel('remoteDialog')} />
        </AccountMenu>
      </div>
    </div>
  );
});
