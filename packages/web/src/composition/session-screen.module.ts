import { derived } from '@greenroom/core/kernel/derived';
import { tabStorage } from '../device/tab-storage.ts';
import { LastMessageViewModel } from '../session/screen/last-message.view-model.ts';
import { MemoFieldViewModel } from '../session/screen/memo-field.view-model.ts';
import { PageDrawerViewModel } from '../session/screen/page-drawer.view-model.ts';
import { SessionCustomerViewModel } from '../session/screen/session-customer.view-model.ts';
import { SessionMoneyViewModel } from '../session/screen/session-money.view-model.ts';
import { SessionScreenViewModel } from '../session/screen/session-screen.view-model.ts';
import { StageChoice } from '../session/screen/stage-choice.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS, viewModel } from './container/tokens.ts';

/** The screen of a running session. */
export const sessionScreenModule = bindings(({ provide, provideDisposable, provideModel }) => {
  provide(TOKENS.stageChoice, () => new StageChoice(tabStorage(() => localStorage)));
  provide(TOKENS.sessionMoney, (get) => new SessionMoneyViewModel(get(TOKENS.app).meter));
  provideDisposable(TOKENS.memoField, (get) => {
    const { memos, session } = get(TOKENS.app);
    return new MemoFieldViewModel(
      memos,
      derived([session.watch], ({ client }) => client?.id),
    );
  });
  provide(TOKENS.lastMessage, (get) => new LastMessageViewModel(get(TOKENS.app).chat));
  provideDisposable(
    TOKENS.sessionCustomer,
    (get) =>
      new SessionCustomerViewModel({
        session: get(TOKENS.app).session,
        clients: get(TOKENS.app).clients,
        memos: get(TOKENS.app).memos,
        missed: get(TOKENS.app).missed.watch,
      }),
  );
  provideModel('pageDrawer', (get) => new PageDrawerViewModel(get(TOKENS.app).session));
  provideModel(
    'sessionScreen',
    (get) =>
      new SessionScreenViewModel({
        session: get(TOKENS.app).session,
        services: get(TOKENS.app).services,
        chat: get(TOKENS.app).chat,
        parts: {
          live: get(TOKENS.liveSession),
          connection: get(viewModel('connectionBadge')),
          money: get(TOKENS.sessionMoney),
          choice: get(TOKENS.stageChoice),
          video: get(TOKENS.studioVideo),
          check: get(TOKENS.goLiveCheck),
          toys: get(TOKENS.toyPanel),
          customer: get(TOKENS.sessionCustomer),
          memo: get(TOKENS.memoField),
          chat: get(TOKENS.chatPanel),
          last: get(TOKENS.lastMessage),
          shortcuts: get(TOKENS.shortcuts),
        },
      }),
  );
});
