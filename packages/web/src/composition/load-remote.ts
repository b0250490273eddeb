import { createElement } from 'react';
import { createRemotePhoneApi } from '@greenroom/adapters-http/remote/remote-api.http';
import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { derived } from '@greenroom/core/kernel/derived';
import { createRealtimeController } from '@greenroom/core/realtime/realtime.controller';
import { createRemotePhone } from '@greenroom/core/remote/remote-phone.controller';
import { RemoteRoute } from '../app/RemoteRoute.tsx';
import { createCryptoRandom } from '../device/crypto-random.ts';
import { devicePreference } from '../device/device-preference.ts';
import { pageSigns } from '../device/page-signs.ts';
import { paintScheme } from '../device/paint-scheme.ts';
import { keepAwake } from '../media/wake-lock.media.ts';
import { createTicker } from '../mobx/ticker.ts';
import { autoReconnect } from '../realtime/auto-reconnect.ts';
import { takeCode } from '../remote/code-in-address.ts';
import { RemotePageViewModel } from '../remote/remote-page.view-model.ts';
import type { BeforeLogin } from './before-login.ts';

/** The page of a phone that is a remote, in a chunk of its own: it has no login and no work. */
export const loadRemote = ({ apiClient, configuration, clock, log }: BeforeLogin) => {
  const random = createCryptoRandom(crypto);
  const socket = createMainSocket({ url: configuration.socketUrl, log });
  const realtime = createRealtimeController({ socket, clock, random, log });
  const phone = createRemotePhone({ api: createRemotePhoneApi(apiClient), realtime, clock, random, log });
  const model = new RemotePageViewModel({ phone, realtime: realtime.watch, ticker: createTicker(clock, document) });
  const isPaired = derived([phone.watch], ({ status }) => status === 'paired');
  const scheme = devicePreference(window);
  const paint = (): void => paintScheme(scheme.state() ? 'dark' : 'light', document.documentElement);
  paint();
  const ends = [
    // A dark room is where a remote is used: it follows the device, not the light of the login.
    scheme.subscribe(paint),
    autoReconnect(realtime, pageSigns(window, document)),
    keepAwake({ wakeLock: navigator.wakeLock, page: document, wanted: isPaired }),
    phone.dispose,
  ];
  const { hash, pathname } = window.location;
  const code = takeCode({ hash, clear: () => window.history.replaceState(window.history.state, '', pathname) });
  // A phone that is paired already keeps its pairing.
  const forget =
    code === undefined
      ? undefined
      : phone.watch.subscribe(({ status }) => {
          if (status === 'checking') return;
          forget?.();
          phone.pair(code);
        });
  phone.start();
  return {
    Remote: () => createElement(RemoteRoute, { model }),
    close: () => {
      forget?.();
      for (const end of ends) end();
    },
  };
};
