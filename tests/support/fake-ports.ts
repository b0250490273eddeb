import type { AppDeps } from '@greenroom/core/app/app-deps';
import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import { toyId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { done, err, ok } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock, type VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { OutboundEvent } from '@greenroom/core/realtime/realtime-event';
import { createPauseMemory } from '@greenroom/core/services/pause-memory.sim';
import { UNREACHABLE_CODE, type ToyFailure } from '@greenroom/core/toys/toy-failure';
import type { ReportedToy } from '@greenroom/core/toys/toy';
import { createSimulatedSocket, type SimulatedSocket } from '@greenroom/core/realtime/realtime-socket.sim';
import { createEmptyInbox } from './fake-inbox.ts';
import { CODE, createFakePlatform, PASSWORD, refusal, type FakePlatform } from './fake-platform.ts';

/** 5 March 2026, noon in Amsterdam. */
const NOON = seconds(1_772_708_400);

const TOY: ReportedToy = {
  id: toyId('a1'),
  name: 'Pearl',
  toyType: 'lush',
  connected: true,
  battery: 80,
  functions: undefined,
};
const NO_TOY_CLOUD: ToyFailure = { code: UNREACHABLE_CODE, message: 'no cloud', kind: 'unreachable' };

export interface FakePorts {
  readonly deps: AppDeps;
  readonly clock: VirtualClock;
  readonly platform: FakePlatform;
  readonly socket: SimulatedSocket;
  /** Every event that the core sent over the socket, with its content. */
  readonly announced: readonly OutboundEvent[];
  readonly toyStops: () => number;
  readonly reloads: () => number;
}

const createAuth = (platform: FakePlatform): AppDeps['auth'] => {
  const { answer } = platform;
  const refuse = async (failure: ReturnType<typeof refusal>) => err(failure);
  return {
    checkSession: (moment) =>
      platform.loggedIn || platform.refused.has('checkSession')
        ? answer('checkSession', moment, () => platform.account)
        : refuse(refusal(403, 'not_logged_in')),
    login: ({ performerId, password, code }) => {
      if (performerId !== platform.account.id || password !== PASSWORD)
        return refuse(refusal(400, 'incorrect_password'));
      if (platform.code !== undefined && code === undefined) {
        return refuse(refusal(401, 'token_required', { error: 'token_required', channel: 'sms' }));
      }
      if (platform.code !== undefined && code !== CODE) return refuse(refusal(401, 'token_invalid'));
      return answer('login', performerId, () => {
        platform.loggedIn = true;
        return undefined;
      });
    },
    logout: () =>
      answer('logout', undefined, () => {
        platform.loggedIn = false;
        return undefined;
      }),
  };
};

const createChat = (platform: FakePlatform, clock: VirtualClock): AppDeps['chat'] => ({
  send: (message) =>
    platform.answer('chatMessage', message, () => {
      const { id, receiver, msg } = message;
      const kept: ChatMessage = {
        id,
        performerId: platform.account.id,
        clientId: receiver,
        sentBy: 'PERFORMER',
        content: msg,
        contentTranslate: undefined,
        translate: false,
        date: clock.today(),
        subject: '',
        billingStatus: '',
        folder: 'INBOX',
        readStatus: 'OLD',
        type: 'chat',
        delivery: 'sent',
      };
      platform.conversations.set(receiver, [...(platform.conversations.get(receiver) ?? []), kept]);
      return undefined;
    }),
  history: ({ clientId }, limit) =>
    platform.answer('history', clientId, () => (platform.conversations.get(clientId) ?? []).slice(-limit)),
});

const createSession = ({ answer, goingOn }: FakePlatform): AppDeps['session'] => {
  const nothing = () => undefined;
  return {
    startOneOnOne: (body) =>
      answer('oneOnOne', body, () => ({
        id: 's1',
        publish: { name: 'anna-out', token: 'p', server: 'media-1' },
        play: { name: 'anna-in', token: 'q', server: 'media-1' },
      })),
    broadcastVideo: (id) => answer('broadcastVideo', id, nothing),
    performerReady: (body) => answer('performerReady', body, nothing),
    acceptRequest: (body) => answer('acceptRequest', body, nothing),
    timeout: (body) => answer('timeout', body, nothing),
    end: (body) => answer('end', body, nothing),
    isGoingOn: (pair) => answer('presence', pair, () => goingOn.get(pair.clientId)),
    report: (moment) => answer(moment, undefined, nothing),
    kpi: (name, body) => answer(name, body, nothing),
  };
};

/** Every port of the core, held by a platform in memory on a virtual clock. */
export const createFakePorts = (platform: FakePlatform = createFakePlatform()): FakePorts => {
  const clock = createVirtualClock(NOON);
  const socket = createSimulatedSocket(clock);
  const announced: OutboundEvent[] = [];
  const drafts = new Map<string, string>();
  let lastReload: Seconds | undefined;
  let reloads = 0;
  let toyStops = 0;
  const { answer } = platform;
  const deps: AppDeps = {
    auth: createAuth(platform),
    account: {
      saveSettings: (_id, settings) => answer('saveSettings', settings, () => undefined),
      details: (id) => answer('details', id, () => ({ phone: platform.phone })),
    },
    localisation: {
      localize: (query) =>
        answer('localize', query, () => ({ language: platform.account.language, languages: ['nl', 'en', 'de'] })),
      setLanguage: (language) => answer('setLanguage', language, () => ({ language, languages: ['nl', 'en', 'de'] })),
    },
    services: {
      save: (_id, change) =>
        answer('saveServices', change, () => {
          const { account } = platform;
          platform.account = { ...account, services: { ...account.services, ...change } };
          return undefined;
        }),
    },
    session: createSession(platform),
    chat: createChat(platform, clock),
    inbox: createEmptyInbox(answer),
    content: { news: (query) => answer('news', query, () => ({ items: [], total: 0 })) },
    socket: {
      open: (listener) => {
        const connection = socket.open(listener);
        const send = (event: OutboundEvent): void => {
          announced.push(event);
          connection.send(event);
        };
        return { ...connection, send };
      },
    },
    toyApp: {
      toys: async () => ok([TOY]),
      run: async () => done,
      stop: async () => {
        toyStops += 1;
        return done;
      },
      stopPhone: async () => done,
    },
    toyCloud: {
      authToken: async () => err(NO_TOY_CLOUD),
      socketAddress: async () => err(NO_TOY_CLOUD),
    },
    toySocket: {
      open: () => ({ askForQr: () => undefined, run: () => false, stop: () => false, close: () => undefined }),
    },
    toyRules: {
      load: async () => ok(undefined),
      create: async (_id, set) => ok(set),
      save: async (_id, set) => ok(set),
      remove: async () => done,
      creditSteps: async () => ok(new Map()),
    },
    drafts: { read: (client) => drafts.get(client) ?? '', write: (client, draft) => void drafts.set(client, draft) },
    pauseMemory: createPauseMemory(),
    page: {
      reload: () => {
        reloads += 1;
      },
      lastForcedReload: () => lastReload,
      rememberForcedReload: (at) => {
        lastReload = at;
      },
    },
    clock,
    random: createSeededRandom(1),
    log: silentLog,
    settings: { theme: 'default', specialPerformerIds: [] },
  };
  return { deps, clock, platform, socket, announced, toyStops: () => toyStops, reloads: () => reloads };
};
