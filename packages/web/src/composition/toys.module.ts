import { createFirstToyApp } from '@greenroom/adapters-toy/toys/first-toy-app.toy';
import { createIntifaceApp } from '@greenroom/adapters-toy/toys/intiface-app.toy';
import { createToyApp, createToyPhoneApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import { createTicker } from '../mobx/ticker.ts';
import { ToyPanelViewModel } from '../toys/toy-panel.view-model.ts';
import { toyAppAddresses } from './configuration/toy-app-addresses.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of the toys: the apps on the performer's machine, the vendor's cloud and hub for a phone, and their panel in the studio. */
export const toysModule = bindings(({ provide, provideDisposable }) => {
  provide(TOKENS.toyApp, (get) => {
    const { toyAppUrl, toyIntifaceUrl } = get(TOKENS.configuration);
    const clock = get(TOKENS.clock);
    const networkClock = get(TOKENS.networkClock);
    return createFirstToyApp(
      [
        ...toyAppAddresses(toyAppUrl, globalThis.location.protocol === 'https:').map((url) =>
          createToyApp({ url, fetch: globalThis.fetch, clock: networkClock }),
        ),
        ...(toyIntifaceUrl === ''
          ? []
          : [createIntifaceApp({ url: toyIntifaceUrl, clock, networkClock, log: get(TOKENS.log) })]),
      ],
      clock,
    );
  });
  provide(TOKENS.toyPhoneApp, (get) => createToyPhoneApp({ fetch: globalThis.fetch, clock: get(TOKENS.networkClock) }));
  provide(TOKENS.toyCloud, (get) => {
    const { toyCloudUrl, toyPlatform, toyToken } = get(TOKENS.configuration);
    return createToyCloud({
      url: toyCloudUrl,
      platform: toyPlatform,
      token: toyToken,
      fetch: globalThis.fetch,
      clock: get(TOKENS.networkClock),
    });
  });
  provide(TOKENS.toySocket, (get) =>
    createToySocket({
      generation: get(TOKENS.configuration).toyHubGeneration,
      isPageSecure: globalThis.location.protocol === 'https:',
      log: get(TOKENS.log),
    }),
  );
  provideDisposable(
    TOKENS.toyPanel,
    (get) => new ToyPanelViewModel(get(TOKENS.toys), createTicker(get(TOKENS.clock), document)),
  );
});
