import type { Clock } from '@greenroom/core/kernel/clock.port';
import { createDatedClock } from '@greenroom/core/kernel/dated-clock';
import { logWithLiterals } from '@greenroom/core/kernel/log.port';
import { LOGIN_LITERALS } from '@greenroom/core/login/login.errors';
import { createConsoleLog } from '../device/console-log.ts';
import { createLeaveGuard } from '../device/leave-guard.ts';
import { createSessionDrafts } from '../device/session-drafts.ts';
import { createSessionToys } from '../device/session-toys.ts';
import { tabStorage, type TabStorage } from '../device/tab-storage.ts';
import { startTimerWorker } from '../device/timer-worker.ts';
import { createWorkerClock } from '../device/worker-clock.ts';
import { writeBehind } from '../device/write-behind.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';

const TIME = { wall: () => Date.now(), monotonic: () => performance.now() };
const WORLD_PACE = 1;

const makeClock = (rate: number): Clock => createWorkerClock({ rate, worker: startTimerWorker(), time: TIME });

const createTabStorage = (): TabStorage =>
  writeBehind(
    tabStorage(() => sessionStorage),
    {
      later: (task, afterMs) => setTimeout(task, afterMs),
      onPageHide: (task) => {
        window.addEventListener('pagehide', task);
        document.addEventListener('visibilitychange', task);
      },
    },
  );

/**
 * Creates what the login needs of this browser: time, log and storage.
 * @param clockRate pace of the product's clock; 1 is the pace of the world
 */
export const createDevice = (clockRate: number, reporting: ErrorReporting) => {
  const paced = makeClock(clockRate);
  const clock = createDatedClock(paced);
  const tab = createTabStorage();
  return {
    clock,
    // A network is never faster than the world, whatever pace the product's clock runs at.
    networkClock: clockRate === WORLD_PACE ? paced : makeClock(WORLD_PACE),
    log: logWithLiterals(
      createConsoleLog({
        upTo: import.meta.env.DEV ? 'debug' : 'info',
        console: globalThis.console,
        reporting,
      }),
      LOGIN_LITERALS,
    ),
    tabStorage: tab,
    leaveGuard: createLeaveGuard(window),
    drafts: createSessionDrafts(tab),
    // Another tab that takes over has to find it.
    toyMemory: createSessionToys(tabStorage(() => localStorage)),
  };
};
