import type { SessionMeterController } from '@greenroom/core/app/session-meter';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import type { MissedRequestsController } from '@greenroom/core/missed-requests/missed-requests.controller';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { ContainerModule } from 'inversify';
import { tabStorage } from '../device/tab-storage.ts';
import { LastMessageViewModel } from '../session/screen/last-message.view-model.ts';
import { MemoFieldViewModel } from '../session/screen/memo-field.view-model.ts';
import { PageDrawerViewModel } from '../session/screen/page-drawer.view-model.ts';
import { SessionCustomerViewModel } from '../session/screen/session-customer.view-model.ts';
import { SessionMoneyViewModel } from '../session/screen/session-money.view-model.ts';
import { SessionScreenViewModel, type SessionScreenParts } from '../session/screen/session-screen.view-model.ts';
import { StageChoice } from '../session/screen/stage-choice.ts';
import { disposeOf } from './dispose-of.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** The screen of a running session. */
export const sessionScreenModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.stageChoice)
    .toResolvedValue(() => new StageChoice(tabStorage(() => localStorage)))
    .inSingletonScope();
  bind<SessionMoneyViewModel>(TOKENS.sessionMoney)
    .toResolvedValue((meter: SessionMeterController) => new SessionMoneyViewModel(meter), [TOKENS.meter])
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<MemoFieldViewModel>(TOKENS.memoField)
    .toResolvedValue(
      (memos: MemosController, session: SessionController) => new MemoFieldViewModel(memos, session),
      [TOKENS.memos, TOKENS.session],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<LastMessageViewModel>(TOKENS.lastMessage)
    .toResolvedValue((chat: ChatController) => new LastMessageViewModel(chat), [TOKENS.chat])
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<SessionCustomerViewModel>(TOKENS.sessionCustomer)
    .toResolvedValue(
      (
        session: SessionController,
        clients: ClientsController,
        memos: MemosController,
        missed: MissedRequestsController,
      ) => new SessionCustomerViewModel({ session, clients, memos, missed: missed.watch }),
      [TOKENS.session, TOKENS.clients, TOKENS.memos, TOKENS.missed],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind(VIEW_MODELS.pageDrawer)
    .toResolvedValue((session: SessionController) => new PageDrawerViewModel(session), [TOKENS.session])
    .inSingletonScope();
  bind(VIEW_MODELS.sessionScreen)
    .toResolvedValue(
      (
        session: SessionController,
        services: ServicesController,
        live: SessionScreenParts['live'],
        connection: SessionScreenParts['connection'],
        money: SessionScreenParts['money'],
        choice: SessionScreenParts['choice'],
        video: SessionScreenParts['video'],
        check: SessionScreenParts['check'],
        toys: SessionScreenParts['toys'],
        customer: SessionScreenParts['customer'],
        memo: SessionScreenParts['memo'],
        chat: SessionScreenParts['chat'],
        last: SessionScreenParts['last'],
        shortcuts: SessionScreenParts['shortcuts'],
      ) =>
        new SessionScreenViewModel({
          session,
          services,
          parts: { live, connection, money, choice, video, check, toys, customer, memo, chat, last, shortcuts },
        }),
      [
        TOKENS.session,
        TOKENS.services,
        TOKENS.liveSession,
        VIEW_MODELS.connectionBadge,
        TOKENS.sessionMoney,
        TOKENS.stageChoice,
        TOKENS.studioVideo,
        TOKENS.goLiveCheck,
        TOKENS.toyPanel,
        TOKENS.sessionCustomer,
        TOKENS.memoField,
        TOKENS.chatPanel,
        TOKENS.lastMessage,
        TOKENS.shortcuts,
      ],
    )
    .inSingletonScope();
});
