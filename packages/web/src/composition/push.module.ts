import { tabStorage } from '../device/tab-storage.ts';
import { closeRequestNotices, closeShownRequest } from '../push/close-request-notices.ts';
import { createPushDevice } from '../push/push-device.media.ts';
import { pushMemory } from '../push/push-memory.ts';
import { createPushPresses } from '../push/push-presses.ts';
import { PushSettingsViewModel } from '../push/push-settings.view-model.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of push messages: the browser that receives them, and the presses on their notifications. */
export const pushModule = bindings(({ provide, provideDisposable }) => {
  provide(TOKENS.pushDevice, () =>
    createPushDevice({
      serviceWorker: navigator.serviceWorker,
      notifications: globalThis.Notification,
      hasPush: 'PushManager' in globalThis,
      timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  );
  provide(TOKENS.pushMemory, () => pushMemory(tabStorage(() => localStorage)));
  provideDisposable(TOKENS.pushPresses, (get) =>
    createPushPresses({
      serviceWorker: navigator.serviceWorker,
      openedQuery: window.location.search,
      answer: get(TOKENS.performerApp).notificationAnswers.answer,
      open: (page) => void get(TOKENS.router).navigate(page),
      // A reload must not answer again.
      forgetQuery: () => void get(TOKENS.router).navigate('/?studio=open', { replace: true }),
    }),
  );
  provideDisposable(TOKENS.requestNotices, (get) =>
    closeRequestNotices(get(TOKENS.session).watch, () => void closeShownRequest(navigator.serviceWorker)),
  );
  provideDisposable(TOKENS.pushSettings, (get) => new PushSettingsViewModel(get(TOKENS.push)));
});
