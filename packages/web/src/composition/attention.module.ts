import type { PanicController } from '@greenroom/core/app/panic';
import type { AlertsController } from '@greenroom/core/alerts/alerts.controller';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { MissedRequestsController } from '@greenroom/core/missed-requests/missed-requests.controller';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { ContainerModule } from 'inversify';
import { attentionMemory } from '../attention/attention-memory.ts';
import { AttentionSettingsViewModel } from '../attention/attention-settings.view-model.ts';
import { createAttention } from '../attention/attention.controller.ts';
import type { Bell, DesktopNotice } from '../attention/attention.port.ts';
import { createBell } from '../attention/bell.media.ts';
import { describeRequest } from '../attention/describe-request.ts';
import { createDesktopNotice } from '../attention/desktop-notice.media.ts';
import { eventSoundMemory } from '../attention/event-sound-memory.ts';
import { createEventSounds } from '../attention/event-sounds.media.ts';
import type { EventSounds } from '../attention/event-sounds.port.ts';
import { EventSoundsViewModel } from '../attention/event-sounds.view-model.ts';
import { firstPress } from '../attention/first-press.ts';
import { createSoundEvents } from '../attention/sound-events.controller.ts';
import { tabPage } from '../attention/tab-page.ts';
import { createTabSign } from '../attention/tab-sign.media.ts';
import { createVibration } from '../attention/vibration.media.ts';
import { tabStorage, type TabStorage } from '../device/tab-storage.ts';
import type { BlurModel } from '../privacy/BlurItems.tsx';
import { disposeOf } from './dispose-of.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Bindings of the signals of a request: sound, notice, tab and vibration. They work from the moment they are created. */
export const attentionModule = new ContainerModule(({ bind }) => {
  bind<Bell>(TOKENS.bell)
    .toResolvedValue(
      (tab: TabStorage) =>
        createBell({
          openAudio: () => new AudioContext(),
          onFirstPress: (listener) => firstPress(document, listener),
          memory: attentionMemory(
            tab,
            tabStorage(() => localStorage),
          ),
        }),
      [TOKENS.tabStorage],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind(TOKENS.desktopNotice)
    .toResolvedValue(() =>
      createDesktopNotice({
        notifications: globalThis.Notification,
        isLooking,
        bringToFront: () => window.focus(),
      }),
    )
    .inSingletonScope();
  bind(TOKENS.attention)
    .toResolvedValue(
      (
        session: SessionController,
        bell: Bell,
        notice: DesktopNotice,
        clock: Clock,
        panic: PanicController,
        blur: Pick<BlurModel, 'names'>,
      ) =>
        createAttention({
          session: session.watch,
          hidden: panic.watch,
          bell,
          notice,
          tabSign: createTabSign(tabPage(document), clock),
          vibration: createVibration(navigator.vibrate?.bind(navigator), clock),
          describe: (client) => describeRequest(client, blur.names),
        }),
      [TOKENS.session, TOKENS.bell, TOKENS.desktopNotice, TOKENS.clock, TOKENS.panic, VIEW_MODELS.blur],
    )
    .inSingletonScope();
  bind<EventSounds>(TOKENS.eventSounds)
    .toResolvedValue(
      ({ watch: hidden }: PanicController) =>
        createEventSounds({
          openAudio: () => new AudioContext(),
          maySound: () => navigator.userActivation.hasBeenActive && !hidden.state(),
          memory: eventSoundMemory(tabStorage(() => localStorage)),
        }),
      [TOKENS.panic],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<ReturnType<typeof createSoundEvents>>(TOKENS.soundEvents)
    .toResolvedValue(
      (
        alerts: AlertsController,
        chat: ChatController,
        missed: MissedRequestsController,
        bell: Bell,
        sounds: EventSounds,
        { tips }: ToysController,
      ) =>
        createSoundEvents({
          alerts: alerts.watch,
          chat: chat.watch,
          missed: missed.watch,
          bell: bell.watch,
          tips,
          sounds,
        }),
      [TOKENS.alerts, TOKENS.chat, TOKENS.missed, TOKENS.bell, TOKENS.eventSounds, TOKENS.toys],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<EventSoundsViewModel>(TOKENS.eventSoundSettings)
    .toResolvedValue((sounds: EventSounds) => new EventSoundsViewModel(sounds), [TOKENS.eventSounds])
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<AttentionSettingsViewModel>(TOKENS.attentionSettings)
    .toResolvedValue(
      (bell: Bell, notice: DesktopNotice) => new AttentionSettingsViewModel(bell, notice),
      [TOKENS.bell, TOKENS.desktopNotice],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
});
