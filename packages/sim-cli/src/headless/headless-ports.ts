import type { AppDeps } from '@greenroom/core/app/app-deps';
import { chatLine } from '@greenroom/core/chat/chat-line';
import type { CallFailure } from '@greenroom/core/kernel/call-failure';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { OutboundEvent } from '@greenroom/core/realtime/realtime-event';
import { createSimulatedSocket, type SimulatedSocket } from '@greenroom/core/realtime/realtime-socket.sim';
import { createMissedMemory } from '@greenroom/core/missed-requests/missed-memory.sim';
import { translateLine } from '../platform/chat/translate-line.ts';
import { createFontSizeMemory } from '@greenroom/core/chat/font-size-memory.sim';
import { createPauseMemory } from '@greenroom/core/services/pause-memory.sim';
import { SESSION_KPI } from '@greenroom/core/session/session-kpi';
import type { ToyRuleSet } from '@greenroom/core/toys/rules/toy-rule-set';
import type { SimulatedToy } from '../actors/toy-drawer.ts';
import { createUnknownClients } from './headless-clients.ts';
import { HEADLESS_STREAMS } from './headless-desk.ts';
import { createNoEarnings } from './headless-earnings.ts';
import { createEmptyForum } from './headless-forum.ts';
import { createEmptyInbox } from './headless-inbox.ts';
import { createHeadlessLogin } from './headless-login.ts';
import { createEmptyGallery } from './headless-media.ts';
import { createHeadlessPlatform, type HeadlessPlatform } from './headless-platform.ts';
import { createHeadlessToys, type HeadlessToys } from './headless-toys.ts';

const PEARL: SimulatedToy = { id: 'a1', model: 'lush', nickName: 'Pearl', battery: 80, connected: true };
/** What the platform keeps of one conversation. */
const KEPT_LINES = 1_000;

export interface HeadlessPorts {
  readonly deps: AppDeps;
  readonly clock: VirtualClock;
  readonly platform: HeadlessPlatform;
  readonly socket: SimulatedSocket;
  readonly toys: HeadlessToys;
  /** Every event that the core sent over the socket, with its content. */
  readonly announced: readonly OutboundEvent[];
  readonly toyStops: () => number;
  readonly reloads: () => number;
}

export interface HeadlessOptions {
  readonly seed?: number;
  readonly toys?: readonly SimulatedToy[];
}

const nothing = (): Result<undefined, CallFailure> => done;

const UNTRANSLATED: Result<never, CallFailure> = err({ kind: 'status', status: 422, message: 'not_translated' });

const createTranslation = (platform: HeadlessPlatform): AppDeps['translation'] => ({
  translate: (line) =>
    platform.answer('translateChat', line, () => {
      const translated = translateLine(line.text, line.from, line.to);
      return translated === undefined ? UNTRANSLATED : ok(translated);
    }),
});

const createChat = (platform: HeadlessPlatform, clock: VirtualClock): AppDeps['chat'] => ({
  send: (message) =>
    platform.answer('sendChatMessage', message, () => {
      const { id, receiver, msg } = message;
      const kept = platform.conversations.get(receiver) ?? [];
      // Sent again with the same id, it is the same line.
      if (kept.some((line) => line.id === id)) return done;
      const performerId = platform.account.id;
      const line = chatLine({
        id,
        performerId,
        clientId: receiver,
        sentBy: 'PERFORMER',
        content: msg,
        date: clock.today(),
      });
      kept.push(line);
      if (kept.length > KEPT_LINES) kept.shift();
      platform.conversations.set(receiver, kept);
      platform.desk.said(receiver, msg);
      return done;
    }),
  history: ({ clientId }, limit) =>
    platform.answer('chatHistory', { clientId, limit }, () =>
      ok((platform.conversations.get(clientId) ?? []).slice(-limit)),
    ),
});

const createSession = (platform: HeadlessPlatform): AppDeps['session'] => {
  const { answer } = platform;
  const works = (act: () => void) => (): Result<undefined, CallFailure> => {
    act();
    return done;
  };
  return {
    startOneOnOne: (body) => answer('startOneOnOne', body, () => ok(HEADLESS_STREAMS)),
    broadcastVideo: (id) => answer('broadcastVideo', id, nothing),
    performerReady: (body) =>
      answer(
        'performerReady',
        body,
        works(() => platform.desk.setReady(true)),
      ),
    acceptRequest: (body) => answer('acceptRequest', body, () => platform.desk.accept(body.clientId)),
    timeout: (body) =>
      answer(
        'sessionTimeout',
        body,
        works(() => platform.desk.timeOut(body.clientId)),
      ),
    end: (body) =>
      answer(
        'endSession',
        body,
        works(() => platform.desk.end(body.clientId, body.blocked)),
      ),
    current: (id) => answer('currentSession', id, () => ok(platform.desk.current())),
    report: (event) => answer('reportMoment', { event }, nothing),
    kpi: (name, body) =>
      answer(
        'kpi',
        { name, ...body },
        works(() => {
          if (name === SESSION_KPI.stopped) platform.desk.setReady(false);
        }),
      ),
  };
};

const createToyRules = ({ answer }: HeadlessPlatform): AppDeps['toyRules'] => {
  let kept: ToyRuleSet | undefined;
  const keep = (set: ToyRuleSet) => (): Result<ToyRuleSet, CallFailure> => {
    kept = set;
    return ok(set);
  };
  return {
    load: (id) => answer('toyRules', id, () => ok(kept)),
    create: (_id, set) => answer('createToyRules', set, keep(set)),
    save: (_id, set) => answer('saveToyRules', set, keep(set)),
    remove: (_id, rule) => answer('deleteToyRule', rule, nothing),
    creditSteps: () => answer('countryConfig', undefined, () => ok(new Map())),
  };
};

/** Every port of the core, held by a platform in memory on a virtual clock. */
export const createHeadlessPorts = (
  platform: HeadlessPlatform = createHeadlessPlatform(),
  { seed = 1, toys: inside = [PEARL] }: HeadlessOptions = {},
): HeadlessPorts => {
  const { answer, clock } = platform;
  const socket = createSimulatedSocket(clock);
  const toys = createHeadlessToys(platform, inside);
  const announced: OutboundEvent[] = [];
  const drafts = new Map<string, string>();
  let lastReload: Seconds | undefined;
  let reloads = 0;
  const languages = ['nl', 'en', 'de'] as const;
  const deps: AppDeps = {
    auth: createHeadlessLogin(platform),
    account: {
      saveSettings: (_id, settings) => answer('saveAccount', settings, nothing),
      details: (id) => answer('performerDetails', id, () => ok({ phone: platform.phone })),
    },
    localisation: {
      localize: (query) => answer('localize', query, () => ok({ language: platform.account.language, languages })),
      setLanguage: (language) => answer('setLanguage', language, () => ok({ language, languages })),
    },
    services: {
      save: (_id, change) =>
        answer('saveServices', change, () => {
          const { account } = platform;
          platform.account = { ...account, services: { ...account.services, ...change } };
          return done;
        }),
    },
    session: createSession(platform),
    chat: createChat(platform, clock),
    translation: createTranslation(platform),
    earnings: createNoEarnings(answer),
    inbox: createEmptyInbox(answer),
    ...createUnknownClients(answer),
    forum: createEmptyForum(answer),
    content: {
      news: (query) => answer('news', query, () => ok({ items: [], total: 0 })),
      text: (question) => answer('text', question, () => ok('')),
    },
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
    ...toys.ports,
    toyRules: createToyRules(platform),
    ...createEmptyGallery(answer),
    drafts: { read: (about) => drafts.get(about) ?? '', write: (about, draft) => void drafts.set(about, draft) },
    missedMemory: createMissedMemory(),
    fontSizeMemory: createFontSizeMemory(),
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
    random: createSeededRandom(seed),
    log: silentLog,
    settings: { theme: 'default', specialPerformerIds: [], chatTranslation: true },
  };
  const isStop = ({ action }: { readonly action?: string }): boolean => action === 'Stop';
  return {
    deps,
    clock,
    platform,
    socket,
    toys,
    announced,
    toyStops: () => toys.drawer.log().filter(isStop).length,
    reloads: () => reloads,
  };
};
