import type { AppDeps } from '@greenroom/core/app/app-deps';
import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import type { WayIn } from '@greenroom/core/app/way-in';
import { ContainerModule } from 'inversify';
import type { TabStorage } from '../device/tab-storage.ts';
import { createSessionMissed } from '../missed-requests/session-missed.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

/** The core with its ports, and each capability by its own token. */
export const appModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.appSettings)
    .toResolvedValue(
      ({ theme, specialPerformerIds }: Configuration): AppDeps['settings'] => ({ theme, specialPerformerIds }),
      [TOKENS.configuration],
    )
    .inSingletonScope();
  bind(TOKENS.missedMemory)
    .toResolvedValue((storage: TabStorage) => createSessionMissed(storage), [TOKENS.tabStorage])
    .inSingletonScope();
  bind(TOKENS.performerApp)
    .toResolvedValue(
      (
        account: AppDeps['account'],
        auth: AppDeps['auth'],
        chat: AppDeps['chat'],
        clock: AppDeps['clock'],
        content: AppDeps['content'],
        drafts: AppDeps['drafts'],
        localisation: AppDeps['localisation'],
        log: AppDeps['log'],
        media: AppDeps['media'],
        uploader: AppDeps['uploader'],
        fileProbe: AppDeps['fileProbe'],
        page: AppDeps['page'],
        missedMemory: AppDeps['missedMemory'],
        pauseMemory: AppDeps['pauseMemory'],
        random: AppDeps['random'],
        services: AppDeps['services'],
        session: AppDeps['session'],
        settings: AppDeps['settings'],
        socket: AppDeps['socket'],
        toyApp: AppDeps['toyApp'],
        toyPhoneApp: AppDeps['toyPhoneApp'],
        toyCloud: AppDeps['toyCloud'],
        toyRules: AppDeps['toyRules'],
        toySocket: AppDeps['toySocket'],
        earnings: AppDeps['earnings'],
        inbox: AppDeps['inbox'],
        memos: AppDeps['memos'],
        blocks: AppDeps['blocks'],
        clients: AppDeps['clients'],
        forum: AppDeps['forum'],
        moderation: AppDeps['moderation'],
        wayIn: WayIn,
      ) =>
        createPerformerApp(
          {
            account,
            auth,
            chat,
            clock,
            content,
            drafts,
            localisation,
            log,
            media,
            uploader,
            fileProbe,
            page,
            missedMemory,
            pauseMemory,
            random,
            services,
            session,
            settings,
            socket,
            toyApp,
            toyPhoneApp,
            toyCloud,
            toyRules,
            memos,
            blocks,
            clients,
            forum,
            moderation,
            toySocket,
            earnings,
            inbox,
          },
          wayIn,
        ),
      [
        TOKENS.accountApi,
        TOKENS.authApi,
        TOKENS.chatApi,
        TOKENS.clock,
        TOKENS.contentApi,
        TOKENS.drafts,
        TOKENS.localisationApi,
        TOKENS.log,
        TOKENS.mediaApi,
        TOKENS.uploader,
        TOKENS.fileProbe,
        TOKENS.page,
        TOKENS.missedMemory,
        TOKENS.pauseMemory,
        TOKENS.random,
        TOKENS.servicesApi,
        TOKENS.sessionApi,
        TOKENS.appSettings,
        TOKENS.realtimeSocket,
        TOKENS.toyApp,
        TOKENS.toyPhoneApp,
        TOKENS.toyCloud,
        TOKENS.toyRules,
        TOKENS.toySocket,
        TOKENS.earningsApi,
        TOKENS.inboxApi,
        TOKENS.memosApi,
        TOKENS.blocksApi,
        TOKENS.clientsApi,
        TOKENS.forumApi,
        TOKENS.moderationApi,
        TOKENS.wayIn,
      ],
    )
    .inSingletonScope();
  const capabilities = [
    'account',
    'alerts',
    'chat',
    'media',
    'missed',
    'modals',
    'news',
    'realtime',
    'services',
    'session',
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
