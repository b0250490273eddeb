import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import { ignoreRejection } from '../device/ignore-rejection.ts';

/** The service worker of this page, as far as an update needs it. */
export interface Installation {
  /** Adds a listener for a new version that is there and waits for this one to end. */
  readonly onWaiting: (listener: () => void) => void;
  /** Adds a listener for a new version that has taken over. */
  readonly onTakenOver: (listener: () => void) => void;
  readonly register: () => Promise<unknown>;
  /** Asks the platform whether there is a new version. */
  readonly check: () => Promise<unknown>;
  /** Lets the new version take over. */
  readonly takeOver: () => void;
}

export interface AppUpdateDeps {
  /** Loads the installation; undefined where the browser has none, or the site wants none. */
  readonly load: () => Promise<Installation | undefined>;
  readonly reload: () => void;
  /** Calls back at moments at which a check is due, for as long as the page lives. */
  readonly onCheckDue: (listener: () => void) => void;
  readonly report: (error: unknown) => void;
}

export interface AppUpdate {
  /** True while a new version waits. */
  readonly watch: Watchable<boolean>;
  /** Installs the app for offline starts; later starts find what the first one kept. */
  readonly start: () => void;
  /** Takes the new version, where one waits, and loads the page again in any case. */
  readonly takeAndReload: () => void;
}

/**
 * Keeps the app on this device, and offers a new version. The old one goes on with its own chunks until the performer takes the new one: a
 * page never meets the chunks of another build.
 */
export const createAppUpdate = ({ load, reload, onCheckDue, report }: AppUpdateDeps): AppUpdate => {
  const isWaiting = createValue(false);
  let installation: Installation | undefined;

  const install = async (): Promise<void> => {
    installation = await load();
    if (installation === undefined) return;
    const { onTakenOver, onWaiting, register, check } = installation;
    onWaiting(() => isWaiting.set(true));
    onTakenOver(reload);
    await register();
    onCheckDue(() => ignoreRejection(check()));
  };
  return {
    watch: isWaiting,
    // Without it the app works as before, only not offline.
    start: () => {
      install().catch(report);
    },
    takeAndReload: () => {
      if (isWaiting.state()) installation?.takeOver();
      else reload();
    },
  };
};
