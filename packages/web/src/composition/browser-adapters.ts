import { addressWithoutName, toyAppAddresses } from '@greenroom/adapters-http/configuration/toy-app-addresses';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { createUploader } from '@greenroom/adapters-http/gallery/uploader.http';
import { createPlatformApis } from '@greenroom/adapters-http/platform-apis';
import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { createFirstToyApp } from '@greenroom/adapters-toy/toys/first-toy-app.toy';
import { createIntifaceApp } from '@greenroom/adapters-toy/toys/intiface-app.toy';
import { ANSWER_TIMEOUT } from '@greenroom/adapters-toy/toys/toy-answer';
import { createToyApp, createToyPhoneApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import { ERROR_LITERALS } from '@greenroom/core/app/error-literals';
import { logWithLiterals } from '@greenroom/core/kernel/log.port';
import { BROWSER_NEEDS, has } from '../device/browser-needs.ts';
import { createBrowserPage } from '../device/browser-page.ts';
import { callsWhileLeaving } from '../device/calls-while-leaving.ts';
import { createCryptoRandom } from '../device/crypto-random.ts';
import { pageLoadedAt } from '../device/page-loaded-at.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { createBlackPicture, type BlackPicture } from '../media/black-picture.media.ts';
import { createCapture } from '../media/capture.media.ts';
import { createPushDevice } from '../push/push-device.media.ts';
import { pushMemory } from '../push/push-memory.ts';
import { explainSilence, localNetworkHere } from '../toys/local-network.media.ts';
import type { BeforeLogin } from './before-login.ts';
import type { Adapters, Ports } from './container/ports.ts';
import { createPeerStreaming } from './peer-streaming.ts';

const isPageSecure = (): boolean => globalThis.location.protocol === 'https:';

/** Checks whether anything listens at an address; its answer stays closed to the page. */
const answersAt = (address: string): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
    () => true,
    () => false,
  );

const createToys = ({ configuration, clock, networkClock, log }: Ports): Ports['toys'] => {
  const { fetch } = globalThis;
  const vendorApps = toyAppAddresses(configuration.toyAppUrl, isPageSecure()).map((url) =>
    createToyApp({ url, fetch, clock: networkClock }),
  );
  const { toyIntifaceUrl } = configuration;
  const intiface = toyIntifaceUrl === '' ? [] : [createIntifaceApp({ url: toyIntifaceUrl, clock, networkClock, log })];
  const bare = addressWithoutName(configuration.toyAppUrl, isPageSecure());
  return {
    toyApp: explainSilence(createFirstToyApp([...vendorApps, ...intiface], clock), {
      permission: localNetworkHere,
      answersWithoutName: bare === undefined ? undefined : () => answersAt(bare),
    }),
    toyPhoneApp: createToyPhoneApp({ fetch, clock: networkClock }),
    toyCloud: createToyCloud({
      url: configuration.toyCloudUrl,
      platform: configuration.toyPlatform,
      token: configuration.toyToken,
      fetch,
      clock: networkClock,
    }),
    toySocket: createToySocket({ generation: configuration.toyHubGeneration, isPageSecure: isPageSecure(), log }),
  };
};

const blackPicture = (): BlackPicture =>
  createBlackPicture(
    () => document.createElement('canvas'),
    (ms, task) => {
      const timer = setInterval(task, ms);
      return () => clearInterval(timer);
    },
  );

/** Adapters of a browser, which take over those of the login. The library of the socket is fetched with the first connection. */
export const browserAdapters = (before: BeforeLogin): Adapters => ({
  configuration: () => before.configuration,
  clock: () => before.clock,
  networkClock: () => before.networkClock,
  log: () => logWithLiterals(before.log, ERROR_LITERALS),
  random: () => createCryptoRandom(crypto),
  page: () => createBrowserPage(before.appUpdate.takeAndReload, before.tabStorage, before.leaveGuard),
  drafts: () => before.drafts,
  tabStorage: () => before.tabStorage,
  deviceStorage: () => tabStorage(() => localStorage),
  apiClient: ({ networkClock }) => callsWhileLeaving(before.apiClient, window, networkClock),
  apis: ({ apiClient }) => createPlatformApis(apiClient),
  socket: ({ configuration, log }) => createMainSocket({ url: configuration.socketUrl, log }),
  files: ({ apiClient, configuration, random }) => ({
    fileProbe: createFileProbe(),
    uploader: createUploader({
      random,
      client: apiClient,
      base: configuration.apiBasePath,
      uploadUrl: configuration.uploadUrl,
      streamingUrl: configuration.streamingUrl,
      headers: { ver: configuration.version, tokenDate: String(pageLoadedAt()) },
    }),
  }),
  toys: createToys,
  push: ({ deviceStorage }) => ({
    pushDevice: createPushDevice({
      serviceWorker: navigator.serviceWorker,
      notifications: globalThis.Notification,
      hasPush: has(BROWSER_NEEDS.push),
      timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    pushMemory: pushMemory(deviceStorage),
  }),
  capture: ({ log }) =>
    createCapture({
      media: navigator.mediaDevices,
      canSend: has(BROWSER_NEEDS.video),
      permissions: navigator.permissions,
      black: blackPicture(),
      log,
    }),
  streaming: createPeerStreaming,
});
