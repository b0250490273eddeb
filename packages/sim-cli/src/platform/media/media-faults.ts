/** Ways the media server breaks, by name. The last two happen once; the others hold while they are on. */
export const MEDIA_FAULTS = {
  'media-not-running': 'whoever wants to play is told that the stream is not running (502)',
  'media-repeater-not-ready': 'whoever wants to play is told that the repeater is not ready (514)',
  'media-name-in-use': 'whoever wants to publish is told that the name is in use (503)',
  'media-refused': 'nobody may publish or play (401)',
  'media-server-lost': 'every connection ends and none is accepted',
  'media-publisher-cut': 'the sockets of those who publish end, once',
} as const;

export type MediaFault = keyof typeof MEDIA_FAULTS;

export interface MediaFaults {
  readonly turn: (fault: MediaFault, on: boolean) => void;
  readonly active: () => readonly MediaFault[];
  readonly isOn: (fault: MediaFault) => boolean;
}

export const createMediaFaults = (happen: Readonly<Partial<Record<MediaFault, () => void>>>): MediaFaults => {
  const active = new Set<MediaFault>();
  return {
    turn: (fault, on) => {
      if (!on) active.delete(fault);
      else if (fault !== 'media-publisher-cut') active.add(fault);
      if (on) happen[fault]?.();
    },
    active: () => [...active],
    isOn: (fault) => active.has(fault),
  };
};
