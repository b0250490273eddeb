import { startToyApp, type SimulatedToyApp } from '@greenroom/sim-cli/actors/toy-app';
import { createToyDrawer, type ToyDrawer } from '@greenroom/sim-cli/actors/toy-drawer';
import { createPlatformClock } from '@greenroom/sim-cli/platform/clock/platform-clock';
import { test as base } from './e2e-test.ts';
import { LUSH, NORA } from './toys.ts';

interface ToyApp extends SimulatedToyApp {
  readonly drawer: ToyDrawer;
  /** What the toys were told, in short: `Function Vibrate:15 15 fc9f37e96593`. */
  readonly told: () => readonly string[];
}

const openToyApp = async (): Promise<ToyApp> => {
  const clock = createPlatformClock();
  const drawer = createToyDrawer(clock, [LUSH, NORA]);
  const app = await startToyApp({ port: 0, tlsPort: undefined, drawer, clock });
  const stop = async (): Promise<void> => {
    await app.stop();
    clock.dispose();
  };
  const told = () =>
    drawer
      .log()
      .map(({ command, action, name, timeSec, toys }) =>
        [command, action ?? name, timeSec, toys.join('+')].filter((part) => part !== undefined).join(' '),
      );
  return { ...app, drawer, told, stop };
};

/** Tests with a toy app on her machine. */
export const test = base.extend<{ readonly toyApp: ToyApp }>({
  // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from its pattern
  toyApp: async ({}, give) => {
    const app = await openToyApp();
    await give(app);
    await app.stop();
  },
  toyAppUrl: async ({ toyApp }, give) => give(toyApp.url),
});

export { expect } from 'playwright/test';
