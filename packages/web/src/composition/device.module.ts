import type { Clock } from '@greenroom/core/kernel/clock.port';
import { ContainerModule } from 'inversify';
import { createBrowserPage } from '../device/browser-page.ts';
import { logWithLiterals } from '@greenroom/core/app/error-literals';
import { createConsoleLog } from '../device/console-log.ts';
import { createCryptoRandom } from '../device/crypto-random.ts';
import { forgetEverything } from '../device/forget-everything.ts';
import { unheardLogOut } from '../device/remembered.ts';
import { createLeaveGuard, type LeaveGuard } from '../device/leave-guard.ts';
import { createSessionDrafts } from '../device/session-drafts.ts';
import { createSessionPause } from '../device/session-pause.ts';
import { createSessionToys } from '../device/session-toys.ts';
import { tabStorage, type TabStorage } from '../device/tab-storage.ts';
import { startTimerWorker } from '../device/timer-worker.ts';
import { createWorkerClock } from '../device/worker-clock.ts';
import { writtenBehind } from '../device/written-behind.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

const TIME = { wall: () => Date.now(), monotonic: () => performance.now() };
const WORLD_PACE = 1;

const makeClock = (rate: number): Clock => createWorkerClock({ rate, worker: startTimerWorker(), time: TIME });

/** This browser behind the core's ports: time, chance, log, drafts and the page itself. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock)
    .toResolvedValue(({ clockRate }: Configuration) => makeClock(clockRate), [TOKENS.configuration])
    .inSingletonScope();
  // A network is never faster than the world, whatever pace the product's clock runs at.
  bind(TOKENS.networkClock)
    .toResolvedValue(
      ({ clockRate }: Configuration, clock: Clock) => (clockRate === WORLD_PACE ? clock : makeClock(WORLD_PACE)),
      [TOKENS.configuration, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.random)
    .toResolvedValue(() => createCryptoRandom(crypto))
    .inSingletonScope();
  bind(TOKENS.log)
    .toResolvedValue(
      (reporting: ErrorReporting) =>
        logWithLiterals(
          createConsoleLog({ upTo: import.meta.env.DEV ? 'debug' : 'info', console: globalThis.console, reporting }),
        ),
      [TOKENS.errorReporting],
    )
    .inSingletonScope();
  bind(TOKENS.tabStorage)
    .toResolvedValue(() =>
      writtenBehind(
        tabStorage(() => sessionStorage),
        {
          later: (task, afterMs) => void setTimeout(task, afterMs),
          onGoing: (task) => {
            window.addEventListener('pagehide', task);
            document.addEventListener('visibilitychange', task);
          },
        },
      ),
    )
    .inSingletonScope();
  bind(TOKENS.leaveGuard)
    .toResolvedValue(() => createLeaveGuard(window))
    .inSingletonScope();
  bind(TOKENS.page)
    .toResolvedValue(
      (storage: TabStorage, guard: LeaveGuard) => createBrowserPage(location, storage, guard),
      [TOKENS.tabStorage, TOKENS.leaveGuard],
    )
    .inSingletonScope();
  bind(TOKENS.drafts)
    .toResolvedValue((storage: TabStorage) => createSessionDrafts(storage), [TOKENS.tabStorage])
    .inSingletonScope();
  bind(TOKENS.pauseMemory)
    .toResolvedValue((storage: TabStorage) => createSessionPause(storage), [TOKENS.tabStorage])
    .inSingletonScope();
  bind(TOKENS.toyMemory)
    .toResolvedValue((storage: TabStorage) => createSessionToys(storage), [TOKENS.tabStorage])
    .inSingletonScope();
  bind(TOKENS.forgetEverything)
    .toResolvedValue(
      (tab: TabStorage) => async () => {
        // A log-out that the platform has not received yet is the one thing that must stay.
        const unheard = unheardLogOut.read();
        await forgetEverything({
          tab,
          local: () => localStorage,
          cookies: {
            read: () => document.cookie,
            write: (cookie) => {
              document.cookie = cookie;
            },
          },
          databases: () => indexedDB.databases(),
          deleteDatabase: (name) => void indexedDB.deleteDatabase(name),
        });
        unheardLogOut.write(unheard);
      },
      [TOKENS.tabStorage],
    )
    .inSingletonScope();
});
