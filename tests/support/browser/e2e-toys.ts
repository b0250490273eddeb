import { expect, type Locator, type Page } from 'playwright/test';
import type { ToyLog } from '@greenroom/sim-cli/platform/base/admin-api/toy-admin.wire';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startToyApp, type SimulatedToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer, type ToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';
import { LUSH, NORA } from '../toys.ts';
import { test as base } from './e2e-test.ts';
import type { PerformerPage } from './performer-page.ts';

interface ToyApp extends SimulatedToyApp {
  readonly drawer: ToyDrawer;
  /** Commands to the toys, in short. */
  readonly commands: () => readonly string[];
  /** Time at which the toys received the last of them, by Node's monotonic clock. */
  readonly lastCommandAt: () => number;
}

declare global {
  var reportKeyDown: () => void;
}

type LoggedCommand = Pick<ToyLog['entries'][number], 'command' | 'action' | 'name' | 'timeSec'> & {
  readonly toys: readonly string[];
};

/** Formats a command in short: `Function Vibrate:15 15 fc9f37e96593`. */
export const inShort = ({ command, action, name, timeSec, toys }: LoggedCommand): string =>
  [command, action ?? name, timeSec, toys.join('+')].filter((part) => part !== undefined).join(' ');

/** Presses a key. @returns the time at which the page received it, by Node's monotonic clock */
export const whenPressed = async (page: Page, key: string): Promise<number> => {
  const pressed = Promise.withResolvers<number>();
  await using _ = await page.exposeFunction('reportKeyDown', () => pressed.resolve(performance.now()));
  await page.evaluate(() => window.addEventListener('keydown', () => reportKeyDown(), { once: true, capture: true }));
  await page.keyboard.press(key);
  return await pressed.promise;
};

const openToyApp = async (port: number, rate: number): Promise<ToyApp> => {
  const clock = createPlatformClock(rate);
  const drawer = createToyDrawer(clock, [LUSH, NORA]);
  const arrivals: number[] = [];
  drawer.follow(() => arrivals.push(performance.now()));
  const app = await startToyApp({ port, tlsPort: undefined, drawer, clock });
  const stop = async (): Promise<void> => {
    await app.stop();
    clock.dispose();
  };
  const commands = () => drawer.log().map(inShort);
  return { ...app, drawer, commands, lastCommandAt: () => arrivals.at(-1) ?? 0, stop };
};

/** Toys in the studio. */
export const panelOf = ({ studio }: PerformerPage): Locator => studio.getByRole('region', { name: 'Toys' });

/** Connects the toys from the page that is open. */
export const connectHere = async (performerPage: PerformerPage): Promise<void> => {
  await panelOf(performerPage).getByRole('button', { name: 'Connect' }).click();
  await expect(panelOf(performerPage)).toContainText('Connected');
};

export const connect = async (performerPage: PerformerPage): Promise<void> => {
  await performerPage.startWork();
  await connectHere(performerPage);
};

/** Command that brings every toy to rest. */
export const STOP = /^Function Stop 0 /;

/** Tests with a toy app on the performer's machine. */
export const test = base.extend<{ readonly toyApp: ToyApp; readonly intifacePort: number }>({
  toyApp: [
    async ({ worker: { toyPorts }, clockRate }, give) => {
      const app = await openToyApp(toyPorts.app, clockRate);
      await give(app);
      await app.stop();
    },
    { auto: true },
  ],
  intifacePort: async ({ worker }, give) => give(worker.toyPorts.intiface),
});

export { expect };
