import type { AppDeps } from '@greenroom/core/app/app-deps';
import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import type { WayIn } from '@greenroom/core/app/way-in';
import { ContainerModule } from 'inversify';
import { fontSizeMemory } from '../chat/font-size-memory.ts';
import { tabStorage, type TabStorage } from '../device/tab-storage.ts';
import { createSessionMissed } from '../missed-requests/session-missed.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

/** The core with its ports, and each capability by its own token. */
export const appModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.appSettings)
    .toResolvedValue(
      ({ theme, specialPerformerIds, chatTranslation }: Configuration): AppDeps['settings'] => ({
        theme,
        specialPerformerIds,
        chatTranslation,
      }),
      [TOKENS.configuration],
    )
    .inSingletonScope();
  bind(TOKENS.missedMemory)
    .toResolvedValue((storage: TabStorage) => createSessionMissed(storage), [TOKENS.tabStorage])
    .inSingletonScope();
  bind(TOKENS.fontSizeMemory)
    .toResolvedValue(() => fontSizeMemory(tabStorage(() => localStorage)))
    .inSingletonScope();
  bind(TOKENS.performerApp)
    .toDynamicValue((context) =>
      createPerformerApp(
        {
          account: context.get(TOKENS.accountApi),
          auth: context.get(TOKENS.authApi),
          chat: context.get(TOKENS.chatApi),
          translation: context.get(TOKENS.translationApi),
          clock: context.get(TOKENS.clock),
          content: context.get(TOKENS.contentApi),
          drafts: context.get(TOKENS.drafts),
          fontSizeMemory: context.get(TOKENS.fontSizeMemory),
          localisation: context.get(TOKENS.localisationApi),
          log: context.get(TOKENS.log),
          media: context.get(TOKENS.mediaApi),
          uploader: context.get(TOKENS.uploader),
          fileProbe: context.get(TOKENS.fileProbe),
          page: context.get(TOKENS.page),
          missedMemory: context.get(TOKENS.missedMemory),
          pauseMemory: context.get(TOKENS.pauseMemory),
          random: context.get(TOKENS.random),
          services: context.get(TOKENS.servicesApi),
          session: context.get(TOKENS.sessionApi),
          settings: context.get(TOKENS.appSettings),
          socket: context.get(TOKENS.realtimeSocket),
          toyApp: context.get(TOKENS.toyApp),
          toyPhoneApp: context.get(TOKENS.toyPhoneApp),
          toyCloud: context.get(TOKENS.toyCloud),
          toyRules: context.get(TOKENS.toyRules),
          toySocket: context.get(TOKENS.toySocket),
          earnings: context.get(TOKENS.earningsApi),
          inbox: context.get(TOKENS.inboxApi),
          memos: context.get(TOKENS.memosApi),
          blocks: context.get(TOKENS.blocksApi),
          clients: context.get(TOKENS.clientsApi),
          forum: context.get(TOKENS.forumApi),
          moderation: context.get(TOKENS.moderationApi),
        },
        context.get<WayIn>(TOKENS.wayIn),
      ),
    )
    .inSingletonScope();
  const capabilities = [
    'account',
    'availability',
    'workBreak',
    'alerts',
    'chat',
    'quickReplies',
    'translation',
    'media',
    'missed',
    'modals',
    'news',
    'realtime',
    'services',
    'session',
    'meter',
    'memos',
    'blocks',
    'clients',
    'moderation',
    'texts',
    'forum',
    'toys',
    'earnings',
    'inbox',
  ] as const satisfies readonly (keyof PerformerApp)[];
  for (const name of capabilities) {
    bind(TOKENS[name])
      .toResolvedValue((app: PerformerApp) => app[name], [TOKENS.performerApp])
      .inSingletonScope();
  }
});
