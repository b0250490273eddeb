import type { Clock } from '@greenroom/core/kernel/clock.port';
import { createBrowserPage } from '../device/browser-page.ts';
import { logWithLiterals } from '@greenroom/core/app/error-literals';
import { createConsoleLog } from '../device/console-log.ts';
import { createCryptoRandom } from '../device/crypto-random.ts';
import { forgetEverything } from '../device/forget-everything.ts';
import { unheardLogOut } from '../device/remembered.ts';
import { createLeaveGuard } from '../device/leave-guard.ts';
import { createSessionDrafts } from '../device/session-drafts.ts';
import { createSessionPause } from '../device/session-pause.ts';
import { createSessionToys } from '../device/session-toys.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { startTimerWorker } from '../device/timer-worker.ts';
import { createWorkerClock } from '../device/worker-clock.ts';
import { writtenBehind } from '../device/written-behind.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

const TIME = { wall: () => Date.now(), monotonic: () => performance.now() };
const WORLD_PACE = 1;

const makeClock = (rate: number): Clock => createWorkerClock({ rate, worker: startTimerWorker(), time: TIME });

/** This browser behind the core's ports: time, chance, log, drafts and the page itself. */
export const deviceModule = bindings(({ provide }) => {
  provide(TOKENS.clock, (get) => makeClock(get(TOKENS.configuration).clockRate));
  // A network is never faster than the world, whatever pace the product's clock runs at.
  provide(TOKENS.networkClock, (get) =>
    get(TOKENS.configuration).clockRate === WORLD_PACE ? get(TOKENS.clock) : makeClock(WORLD_PACE),
  );
  provide(TOKENS.random, () => createCryptoRandom(crypto));
  provide(TOKENS.log, (get) =>
    logWithLiterals(
      createConsoleLog({
        upTo: import.meta.env.DEV ? 'debug' : 'info',
        console: globalThis.console,
        reporting: get(TOKENS.errorReporting),
      }),
    ),
  );
  provide(TOKENS.tabStorage, () =>
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
  );
  provide(TOKENS.leaveGuard, () => createLeaveGuard(window));
  provide(TOKENS.page, (get) => createBrowserPage(location, get(TOKENS.tabStorage), get(TOKENS.leaveGuard)));
  provide(TOKENS.drafts, (get) => createSessionDrafts(get(TOKENS.tabStorage)));
  provide(TOKENS.pauseMemory, (get) => createSessionPause(get(TOKENS.tabStorage)));
  provide(TOKENS.toyMemory, (get) => createSessionToys(get(TOKENS.tabStorage)));
  provide(TOKENS.forgetEverything, (get) => {
    const tab = get(TOKENS.tabStorage);
    return async () => {
      // What the platform has yet to hear is the one thing that must stay.
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
    };
  });
});
