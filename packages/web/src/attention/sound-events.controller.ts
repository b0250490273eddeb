import type { AlertRecord, AlertsState } from '@greenroom/core/alerts/alert-queue.machine';
import type { ChatState } from '@greenroom/core/chat/chat-state';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { type Watchable, watchChanges } from '@greenroom/core/kernel/machine';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { RingtoneState } from './attention.port.ts';
import type { SoundEvent } from './event-sound.ts';
import type { EventSounds } from './event-sounds.port.ts';
import { tipLoudness } from './tip-sound.ts';

export interface SoundEventsDeps {
  readonly alerts: Watchable<AlertsState>;
  readonly chat: Watchable<ChatState>;
  readonly onMissed: SessionController['onMissed'];
  readonly ringtone: Watchable<RingtoneState>;
  readonly tips: Pick<ToysController['tips'], 'onPaid'>;
  readonly sounds: Pick<EventSounds, 'play' | 'tipSizes'>;
}

/** Alerts with a sound of their own, by the key of their sentence. */
const OWN_SOUND: ReadonlyMap<string, SoundEvent> = new Map([
  ['inbox.newMessage', 'inbox'],
  ['clients.cameOnline', 'online'],
  ['clients.cameOnlineAnonymous', 'online'],
]);

const eventOf = ({ content, class: kind }: AlertRecord): SoundEvent => OWN_SOUND.get(content.key) ?? kind;

/** A line of the customer's at the end; what was fetched when the conversation opened is no news. */
export const hasSpoken = ({ client, messages }: ChatState, before: ChatState): boolean => {
  const [last, lastBefore] = [messages.at(-1), before.messages.at(-1)];
  if (client !== before.client || last === undefined || last.sentBy !== 'CLIENT') return false;
  return last.id !== lastBefore?.id && (lastBefore !== undefined || messages.length === 1);
};

/** Plays the sounds of events. While a request rings no other sound plays. */
export const createSoundEvents = ({
  alerts,
  chat,
  onMissed,
  ringtone,
  tips,
  sounds,
}: SoundEventsDeps): { dispose: Cancel } => {
  const play = (event: SoundEvent, share?: number): void => {
    if (!ringtone.state().ringing) sounds.play(event, share);
  };
  const ends = [
    // What was paid before this page was opened is no news.
    tips.onPaid(({ credits, play: { status } }) => {
      if (status !== 'earlier') play('tip', tipLoudness(credits, sounds.tipSizes.state()));
    }),
    watchChanges(alerts, ({ history: [newest] }, before) => {
      const isNews = newest !== undefined && newest !== before.history[0] && newest.isEarlier === undefined;
      if (isNews) play(eventOf(newest));
    }),
    watchChanges(chat, (state, before) => {
      if (hasSpoken(state, before)) play('chat');
    }),
    // What the list brings from before a reload, or from another device, is no news.
    onMissed(() => play('missed')),
  ];
  return {
    dispose: () => {
      for (const end of ends) end();
    },
  };
};
