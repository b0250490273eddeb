import { detach } from '@greenroom/core/kernel/detach';
import { closeRequestNotices, closeShownRequest } from '../push/close-request-notices.ts';
import { createPushPresses } from '../push/push-presses.ts';
import { PushSettingsViewModel } from '../push/push-settings.view-model.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of push messages: their settings, and the presses on their notifications. */
export const pushModule = bindings(({ provideDisposable }) => {
  provideDisposable(TOKENS.pushPresses, (get) =>
    createPushPresses({
      serviceWorker: navigator.serviceWorker,
      openedQuery: window.location.search,
      answer: get(TOKENS.app).notificationAnswers.answer,
      changed: () => detach(get(TOKENS.app).push.load()),
      open: (page) => detach(get(TOKENS.router).navigate(page)),
      // A reload must not answer again.
      forgetQuery: () => detach(get(TOKENS.router).navigate('/?studio=open', { replace: true })),
    }),
  );
  provideDisposable(TOKENS.requestNotices, (get) =>
    closeRequestNotices(get(TOKENS.app).session.watch, () => detach(closeShownRequest(navigator.serviceWorker))),
  );
  provideDisposable(TOKENS.pushSettings, (get) => new PushSettingsViewModel(get(TOKENS.app).push));
});
