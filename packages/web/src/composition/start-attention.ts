import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { detach } from '@greenroom/core/kernel/detach';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { attentionMemory } from '../attention/attention-memory.ts';
import { AttentionSettingsViewModel } from '../attention/attention-settings.view-model.ts';
import { createAttention } from '../attention/attention.controller.ts';
import { createConnectionAlarmSigns } from '../attention/connection-alarm-signs.ts';
import { describeOnline } from '../attention/describe-online.ts';
import { describeRequest } from '../attention/describe-request.ts';
import { describeSession } from '../attention/describe-session.ts';
import { createDesktopNotice } from '../attention/desktop-notice.media.ts';
import { eventSoundMemory } from '../attention/event-sound-memory.ts';
import { createEventSounds } from '../attention/event-sounds.media.ts';
import { EventSoundsViewModel } from '../attention/event-sounds.view-model.ts';
import { firstPress } from '../attention/first-press.ts';
import { createOnlineNotices } from '../attention/online-notices.ts';
import { createRingtone } from '../attention/ringtone.media.ts';
import { createSessionTitle } from '../attention/session-title.ts';
import { createSoundEvents } from '../attention/sound-events.controller.ts';
import { createTabSign, tabPage } from '../attention/tab-sign.media.ts';
import { createVibration } from '../attention/vibration.media.ts';
import { translate } from '../i18n/i18n.ts';
import type { BlurModel } from '../privacy/blur.view-model.ts';
import { closeRequestNotices, closeShownRequest } from '../push/close-request-notices.ts';
import { createPushPresses } from '../push/push-presses.ts';
import type { Ports } from './container/ports.ts';
import type { Lifetime } from './lifetime.ts';

export interface AttentionDeps {
  readonly app: PerformerApp;
  readonly ports: Ports;
  readonly router: { readonly navigate: (address: string, options?: { readonly replace?: boolean }) => Promise<void> };
  /** True while the neutral screen hides everything. */
  readonly hidden: Watchable<boolean>;
  readonly blur: Pick<BlurModel, 'names'>;
}

const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

const openAudio = (): AudioContext => new AudioContext();

const offlineWords = () => {
  const title = translate('realtime.offline');
  return { title, body: translate('realtime.outage.alarm'), tab: title };
};

/** Starts the signals of requests and events, whatever page is open: sound, notice, tab, vibration and push messages. */
export const startAttention = ({ app, ports, router, hidden, blur }: AttentionDeps, { keep }: Lifetime) => {
  const { alerts, chat, clients, session, toys } = app;
  const { clock, deviceStorage, tabStorage } = ports;
  const pushPresses = keep(
    createPushPresses({
      serviceWorker: navigator.serviceWorker,
      openedQuery: window.location.search,
      answer: app.notificationAnswers.answer,
      changed: () => detach(app.push.load()),
      open: (page) => detach(router.navigate(page)),
      // A reload must not answer again.
      forgetQuery: () => detach(router.navigate('/?studio=open', { replace: true })),
    }),
  );
  const notice = createDesktopNotice({
    notifications: globalThis.Notification,
    isLooking,
    bringToFront: () => window.focus(),
    onReplaced: pushPresses.onShown,
  });
  // One for all: two at once would take each other's title for that of the page.
  const tabSign = createTabSign(tabPage(document), clock, hidden);
  const ringtone = keep(
    createRingtone({
      openAudio,
      onFirstPress: (listener) => firstPress(document, listener),
      memory: attentionMemory(tabStorage, deviceStorage),
    }),
  );
  const sounds = keep(
    createEventSounds({
      openAudio,
      maySound: () => navigator.userActivation.hasBeenActive && !hidden.state(),
      memory: eventSoundMemory(deviceStorage),
    }),
  );
  keep(
    createAttention({
      session: session.watch,
      hidden,
      ringtone,
      notice,
      tabSign,
      vibration: createVibration(navigator.vibrate?.bind(navigator), clock),
      describe: (client) => describeRequest(client, blur.names),
    }),
  );
  keep(
    createSoundEvents({
      alerts: alerts.watch,
      chat: chat.watch,
      onMissed: session.onMissed,
      ringtone: ringtone.watch,
      tips: toys.tips,
      sounds,
    }),
  );
  keep(
    createSessionTitle({
      session: session.watch,
      chat: chat.watch,
      hidden,
      page: document,
      tabSign,
      theme: ports.configuration.theme,
      describe: describeSession(() => blur.names),
    }),
  );
  keep(
    createConnectionAlarmSigns({
      alarm: app.connectionAlarm.watch,
      hidden,
      sounds,
      notice,
      tabSign,
      describe: offlineWords,
    }),
  );
  keep(
    createOnlineNotices({
      clients,
      hidden,
      notice,
      describe: (customer) => describeOnline(customer, blur.names),
    }),
  );
  keep(closeRequestNotices(session.watch, () => detach(closeShownRequest(navigator.serviceWorker))));
  return {
    attentionSettings: new AttentionSettingsViewModel(ringtone, notice),
    eventSoundSettings: new EventSoundsViewModel(sounds),
  };
};
