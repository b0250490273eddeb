import { addressWithoutName, toyAppAddresses } from '@greenroom/adapters-http/configuration/toy-app-addresses';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { createUploader } from '@greenroom/adapters-http/gallery/uploader.http';
import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { createFirstToyApp } from '@greenroom/adapters-toy/toys/first-toy-app.toy';
import { createIntifaceApp } from '@greenroom/adapters-toy/toys/intiface-app.toy';
import { ANSWER_TIMEOUT } from '@greenroom/adapters-toy/toys/toy-answer';
import { createToyApp, createToyPhoneApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import { fontSizeMemory } from '../chat/font-size-memory.ts';
import { BROWSER_NEEDS, has } from '../device/browser-needs.ts';
import { pageLoadedAt } from '../device/page-loaded-at.ts';
import { deviceSession, tabAlerts, tabMissed } from '../device/tab-memory.ts';
import { tabStorage, workingStorage } from '../device/tab-storage.ts';
import { createPushDevice } from '../push/push-device.media.ts';
import { pushMemory } from '../push/push-memory.ts';
import { createKeptBlocks } from '../session/kept-blocks.ts';
import { explainSilence, localNetworkHere } from '../toys/local-network.media.ts';
import type { Get } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

const isPageSecure = (): boolean => globalThis.location.protocol === 'https:';

/** Checks whether anything listens at an address; its answer stays closed to the page. */
const answersAt = (address: string): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
    () => true,
    () => false,
  );

/** Ports of the toys: the apps on the performer's machine, and the vendor's cloud and hub for a phone. */
const toyPorts = (get: Get): Pick<AppDeps, 'toyApp' | 'toyPhoneApp' | 'toyCloud' | 'toySocket'> => {
  const configuration = get(TOKENS.configuration);
  const [clock, networkClock, log] = [get(TOKENS.clock), get(TOKENS.networkClock), get(TOKENS.log)];
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

/** Ports of push messages: the browser that receives them. */
const pushPorts = (): Pick<AppDeps, 'pushDevice' | 'pushMemory'> => ({
  pushDevice: createPushDevice({
    serviceWorker: navigator.serviceWorker,
    notifications: globalThis.Notification,
    hasPush: has(BROWSER_NEEDS.push),
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  pushMemory: pushMemory(tabStorage(() => localStorage)),
});

/** Creates the ports of the core for a performer who is logged in. The library of the socket is fetched with the first connection. */
export const createAppPorts = (get: Get): AppDeps => {
  const configuration = get(TOKENS.configuration);
  const client = get(TOKENS.apiClient);
  return {
    ...get(TOKENS.apis),
    ...toyPorts(get),
    ...pushPorts(),
    socket: createMainSocket({ url: configuration.socketUrl, log: get(TOKENS.log) }),
    fileProbe: createFileProbe(),
    uploader: createUploader({
      random: get(TOKENS.random),
      client,
      base: configuration.apiBasePath,
      uploadUrl: configuration.uploadUrl,
      streamingUrl: configuration.streamingUrl,
      headers: { ver: configuration.version, tokenDate: String(pageLoadedAt()) },
    }),
    clock: get(TOKENS.clock),
    random: get(TOKENS.random),
    log: get(TOKENS.log),
    page: get(TOKENS.page),
    drafts: get(TOKENS.drafts),
    fontSizeMemory: fontSizeMemory(tabStorage(() => localStorage)),
    missedMemory: tabMissed(get(TOKENS.tabStorage)),
    alertMemory: tabAlerts(get(TOKENS.tabStorage)),
    heldSession: deviceSession(workingStorage(() => localStorage)),
    pauseMemory: get(TOKENS.pauseMemory),
    pendingBlocks: createKeptBlocks(tabStorage(() => localStorage)),
    settings: configuration,
  };
};
