/** Events that have a sound beside a request, which rings. */
export const SOUND_EVENTS = [
  'connection',
  'tip',
  'chat',
  'inbox',
  'online',
  'missed',
  'toy',
  'error',
  'success',
  'info',
] as const;

export type SoundEvent = (typeof SOUND_EVENTS)[number];

/** Sounds to choose from. */
export const TONES = ['drop', 'knock', 'bell', 'glass'] as const;

export type Tone = (typeof TONES)[number];

export interface EventSound {
  readonly tone: Tone;
  /** 0 (silent) to 100. */
  readonly volume: number;
  readonly muted: boolean;
}

export type EventSoundChoices = Readonly<Record<SoundEvent, EventSound>>;

/**
 * Sounds until others are chosen: on for what must not be missed, off for mere confirmations. Chat lines arrive every few seconds while the
 * microphone is on: from a loudspeaker the customer would get their sound too.
 */
export const FIRST_SOUNDS: EventSoundChoices = {
  connection: { tone: 'knock', volume: 80, muted: false },
  tip: { tone: 'bell', volume: 60, muted: false },
  chat: { tone: 'drop', volume: 30, muted: true },
  inbox: { tone: 'glass', volume: 50, muted: false },
  online: { tone: 'bell', volume: 50, muted: false },
  missed: { tone: 'bell', volume: 60, muted: false },
  toy: { tone: 'drop', volume: 40, muted: false },
  error: { tone: 'knock', volume: 60, muted: false },
  success: { tone: 'glass', volume: 30, muted: true },
  info: { tone: 'glass', volume: 30, muted: true },
};
