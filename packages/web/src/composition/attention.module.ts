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
import { tabStorage } from '../device/tab-storage.ts';
import { translate } from '../i18n/i18n.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS, viewModel } from './container/tokens.ts';

const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Bindings of the signals of a request: sound, notice, tab and vibration. They work from the moment they are created. */
export const attentionModule = bindings(({ provide, provideDisposable }) => {
  provideDisposable(TOKENS.ringtone, (get) =>
    createRingtone({
      openAudio: () => new AudioContext(),
      onFirstPress: (listener) => firstPress(document, listener),
      memory: attentionMemory(
        get(TOKENS.tabStorage),
        tabStorage(() => localStorage),
      ),
    }),
  );
  provide(TOKENS.desktopNotice, (get) =>
    createDesktopNotice({
      notifications: globalThis.Notification,
      isLooking,
      bringToFront: () => window.focus(),
      onReplaced: get(TOKENS.pushPresses).onShown,
    }),
  );
  // One for all: two at once would take each other's title for that of the page.
  provide(TOKENS.tabSign, (get) => createTabSign(tabPage(document), get(TOKENS.clock), get(TOKENS.panic).watch));
  provideDisposable(TOKENS.attention, (get) => {
    const blur = get(viewModel('blur'));
    return createAttention({
      session: get(TOKENS.app).session.watch,
      hidden: get(TOKENS.panic).watch,
      ringtone: get(TOKENS.ringtone),
      notice: get(TOKENS.desktopNotice),
      tabSign: get(TOKENS.tabSign),
      vibration: createVibration(navigator.vibrate?.bind(navigator), get(TOKENS.clock)),
      describe: (client) => describeRequest(client, blur.names),
    });
  });
  provideDisposable(TOKENS.sessionTitle, (get) => {
    const { session, chat } = get(TOKENS.app);
    const blur = get(viewModel('blur'));
    return createSessionTitle({
      session: session.watch,
      chat: chat.watch,
      hidden: get(TOKENS.panic).watch,
      page: document,
      tabSign: get(TOKENS.tabSign),
      theme: get(TOKENS.configuration).theme,
      describe: describeSession(() => blur.names),
    });
  });
  provideDisposable(TOKENS.eventSounds, (get) => {
    const { watch: hidden } = get(TOKENS.panic);
    return createEventSounds({
      openAudio: () => new AudioContext(),
      maySound: () => navigator.userActivation.hasBeenActive && !hidden.state(),
      memory: eventSoundMemory(tabStorage(() => localStorage)),
    });
  });
  provideDisposable(TOKENS.soundEvents, (get) =>
    createSoundEvents({
      alerts: get(TOKENS.app).alerts.watch,
      chat: get(TOKENS.app).chat.watch,
      onMissed: get(TOKENS.app).session.onMissed,
      ringtone: get(TOKENS.ringtone).watch,
      tips: get(TOKENS.app).toys.tips,
      sounds: get(TOKENS.eventSounds),
    }),
  );
  provideDisposable(TOKENS.connectionAlarmSigns, (get) =>
    createConnectionAlarmSigns({
      alarm: get(TOKENS.app).connectionAlarm.watch,
      hidden: get(TOKENS.panic).watch,
      sounds: get(TOKENS.eventSounds),
      notice: get(TOKENS.desktopNotice),
      tabSign: get(TOKENS.tabSign),
      describe: () => {
        const title = translate('realtime.offline');
        return { title, body: translate('realtime.outage.alarm'), tab: title };
      },
    }),
  );
  provideDisposable(TOKENS.onlineNotices, (get) => {
    const blur = get(viewModel('blur'));
    return createOnlineNotices({
      clients: get(TOKENS.app).clients,
      hidden: get(TOKENS.panic).watch,
      notice: get(TOKENS.desktopNotice),
      describe: (customer) => describeOnline(customer, blur.names),
    });
  });
  provide(TOKENS.eventSoundSettings, (get) => new EventSoundsViewModel(get(TOKENS.eventSounds)));
  provide(
    TOKENS.attentionSettings,
    (get) => new AttentionSettingsViewModel(get(TOKENS.ringtone), get(TOKENS.desktopNotice)),
  );
});
