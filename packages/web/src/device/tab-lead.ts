import { createValue, type Watchable } from '@greenroom/core/kernel/machine';

/** `asking` for a moment at the start, then this tab leads or another one does. */
export type TabLeadState = 'asking' | 'leading' | 'elsewhere';

/** Decides which of several open tabs works. */
export interface TabLead {
  readonly watch: Watchable<TabLeadState>;
  /** Moves the lead to this tab; the other shows that it has been taken. */
  readonly useHere: () => void;
}

/** The part of the page that this needs. */
export interface TabLeadDeps {
  /** Missing where the page is not served securely: then every tab leads. */
  readonly locks: LockManager | undefined;
  readonly isVisible: () => boolean;
  readonly onVisible: (listener: () => void) => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Name of the lock that the leading tab holds. */
export const LEAD_LOCK = 'greenroom-lead';
/** A leading tab that is only reloaded takes its lead back within this time; another tab must not snatch it. */
const RELOAD_GRACE_MS = 600;

/** Another tab took the lead. */
const isStolen = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * One tab leads as long as it holds the lock; the browser frees the lock when the tab closes or crashes. A waiting tab takes the
 * free lead by itself once it is visible, else by a button.
 */
export const createTabLead = ({ locks, isVisible, onVisible, wait, report }: TabLeadDeps): TabLead => {
  const watch = createValue<TabLeadState>(locks === undefined ? 'leading' : 'asking');
  let waiting = false;
  if (locks === undefined) return { watch, useHere: () => undefined };

  const hold = (options: LockOptions): void => {
    locks
      .request(LEAD_LOCK, options, (lock) => {
        if (lock === null) return becomeFollower();
        watch.set('leading');
        return new Promise<void>(() => undefined);
      })
      .catch((error: unknown) => {
        if (isStolen(error)) return becomeFollower();
        // Not the lock but what leading begins has failed, or the browser gives no locks: another tab has nothing to do with it.
        watch.set('leading');
        report(error);
      });
  };
  const tryToLead = (): void => {
    if (watch.state() === 'elsewhere' && isVisible()) hold({ ifAvailable: true });
  };
  const waitForRelease = async (): Promise<void> => {
    waiting = true;
    await locks.request(LEAD_LOCK, { mode: 'shared' }, () => undefined);
    await wait(RELOAD_GRACE_MS);
    waiting = false;
    tryToLead();
  };
  const becomeFollower = (): void => {
    watch.set('elsewhere');
    if (!waiting) waitForRelease().catch(report);
  };

  onVisible(tryToLead);
  hold({ ifAvailable: true });
  return { watch, useHere: () => hold({ steal: true }) };
};

/** Resolves once it is known which tab leads. */
export const leadDecided = ({ watch }: Pick<TabLead, 'watch'>): Promise<void> =>
  new Promise((resolve) => {
    if (watch.state() !== 'asking') {
      resolve();
      return;
    }
    const stop = watch.subscribe(() => {
      stop();
      resolve();
    });
  });
