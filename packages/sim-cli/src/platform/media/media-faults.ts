/** Ways the main media server breaks, for all performers. The spare one never does. */
export const MEDIA_FAULTS = [
  { name: 'media-not-running', lasts: 'until off', says: 'playing is refused: the stream is not running (502)' },
  { name: 'media-repeater-not-ready', lasts: 'until off', says: 'playing is refused: the repeater is not ready (514)' },
  { name: 'media-name-in-use', lasts: 'until off', says: 'publishing is refused: the name is in use (503)' },
  { name: 'media-refused', lasts: 'until off', says: 'publishing and playing are refused (401)' },
  { name: 'media-unknown-application', lasts: 'until off', says: 'publishing and playing are refused (404)' },
  { name: 'media-fails', lasts: 'until off', says: 'publishing and playing are refused (500)' },
  { name: 'media-bad-answer', lasts: 'until off', says: 'answers carry no description' },
  { name: 'media-silent', lasts: 'until off', says: 'nothing is answered' },
  { name: 'media-no-way', lasts: 'until off', says: 'the address of the server leads nowhere' },
  { name: 'media-server-lost', lasts: 'until off', says: 'every stream ends and the media server accepts none' },
  { name: 'media-publisher-cut', lasts: 'once', says: 'the sockets of those who publish end' },
] as const;

export type MediaFault = (typeof MEDIA_FAULTS)[number]['name'];

export const isMediaFault = (name: string): name is MediaFault => MEDIA_FAULTS.some((fault) => fault.name === name);

export const createMediaFaults = (happen: Readonly<Partial<Record<MediaFault, () => void>>>) => {
  const active = new Set<MediaFault>();
  return {
    turn: (fault: MediaFault, on: boolean): void => {
      if (!on) active.delete(fault);
      else if (fault !== 'media-publisher-cut') active.add(fault);
      if (on) happen[fault]?.();
    },
    active: (): readonly MediaFault[] => [...active],
    isOn: (fault: MediaFault): boolean => active.has(fault),
  };
};

export type MediaFaults = ReturnType<typeof createMediaFaults>;
