import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import { fontSizeMemory } from '../chat/font-size-memory.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { createSessionMissed } from '../missed-requests/session-missed.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS, type Token } from './container/tokens.ts';

/** The core with its ports, and each capability by its own token. */
export const appModule = bindings(({ provide, provideDisposable, providePart }) => {
  provide(TOKENS.appSettings, (get) => {
    const { theme, specialPerformerIds, chatTranslation, myDay, earningsReport, conversations, clientDetails, push } =
      get(TOKENS.configuration);
    return { theme, specialPerformerIds, chatTranslation, myDay, earningsReport, conversations, clientDetails, push };
  });
  provide(TOKENS.missedMemory, (get) => createSessionMissed(get(TOKENS.tabStorage)));
  provide(TOKENS.fontSizeMemory, () => fontSizeMemory(tabStorage(() => localStorage)));
  provideDisposable(TOKENS.performerApp, (get) =>
    createPerformerApp(
      {
        account: get(TOKENS.accountApi),
        auth: get(TOKENS.authApi),
        chat: get(TOKENS.chatApi),
        translation: get(TOKENS.translationApi),
        clock: get(TOKENS.clock),
        content: get(TOKENS.contentApi),
        drafts: get(TOKENS.drafts),
        fontSizeMemory: get(TOKENS.fontSizeMemory),
        localisation: get(TOKENS.localisationApi),
        log: get(TOKENS.log),
        media: get(TOKENS.mediaApi),
        earningsReport: get(TOKENS.earningsReportApi),
        myDay: get(TOKENS.myDayApi),
        push: get(TOKENS.pushApi),
        pushDevice: get(TOKENS.pushDevice),
        pushMemory: get(TOKENS.pushMemory),
        uploader: get(TOKENS.uploader),
        fileProbe: get(TOKENS.fileProbe),
        page: get(TOKENS.page),
        missedMemory: get(TOKENS.missedMemory),
        pauseMemory: get(TOKENS.pauseMemory),
        random: get(TOKENS.random),
        services: get(TOKENS.servicesApi),
        session: get(TOKENS.sessionApi),
        settings: get(TOKENS.appSettings),
        socket: get(TOKENS.realtimeSocket),
        onCallAnswered: get(TOKENS.apiClient).onAnswer,
        toyApp: get(TOKENS.toyApp),
        toyPhoneApp: get(TOKENS.toyPhoneApp),
        toyCloud: get(TOKENS.toyCloud),
        toyRules: get(TOKENS.toyRules),
        toySocket: get(TOKENS.toySocket),
        earnings: get(TOKENS.earningsApi),
        inbox: get(TOKENS.inboxApi),
        memos: get(TOKENS.memosApi),
        blocks: get(TOKENS.blocksApi),
        clients: get(TOKENS.clientsApi),
        forum: get(TOKENS.forumApi),
        moderation: get(TOKENS.moderationApi),
      },
      get(TOKENS.preLogin),
    ),
  );
  const capability = <Name extends keyof PerformerApp>(name: Name, token: Token<PerformerApp[Name]>) =>
    providePart(token, (get) => get(TOKENS.performerApp)[name]);
  capability('account', TOKENS.account);
  capability('availability', TOKENS.availability);
  capability('connectionAlarm', TOKENS.connectionAlarm);
  capability('workBreak', TOKENS.workBreak);
  capability('alerts', TOKENS.alerts);
  capability('chat', TOKENS.chat);
  capability('quickReplies', TOKENS.quickReplies);
  capability('translation', TOKENS.translation);
  capability('media', TOKENS.media);
  capability('missed', TOKENS.missed);
  capability('modals', TOKENS.modals);
  capability('news', TOKENS.news);
  capability('realtime', TOKENS.realtime);
  capability('services', TOKENS.services);
  capability('session', TOKENS.session);
  capability('meter', TOKENS.meter);
  capability('memos', TOKENS.memos);
  capability('blocks', TOKENS.blocks);
  capability('clients', TOKENS.clients);
  capability('moderation', TOKENS.moderation);
  capability('texts', TOKENS.texts);
  capability('forum', TOKENS.forum);
  capability('toys', TOKENS.toys);
  capability('myDay', TOKENS.myDay);
  capability('push', TOKENS.push);
  capability('earnings', TOKENS.earnings);
  capability('earningsReport', TOKENS.earningsReport);
  capability('inbox', TOKENS.inbox);
  capability('inboxTranslation', TOKENS.inboxTranslation);
});
