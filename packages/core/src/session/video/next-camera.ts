import type { MediaDevice } from './media-devices.port.ts';

/** Side of a phone on which a camera is. */
export type Facing = 'front' | 'back';

/** Words in the names that browsers give cameras, in the languages of the product; a webcam has none of them. */
const WORDS: Readonly<Record<Facing, RegExp>> = {
  front: /\b(front|user|selfie|voor|voorzijde|vorder|vorne|frontkamera)/iu,
  back: /\b(back|rear|environment|achter|achterzijde|rück|hinten)/iu,
};

/** Reads from its name on which side of a phone a camera is; undefined where the name does not tell. */
export const facingOf = ({ label }: Pick<MediaDevice, 'label'>): Facing | undefined => {
  if (WORDS.back.test(label)) return 'back';
  return WORDS.front.test(label) ? 'front' : undefined;
};

/**
 * Chooses the camera that a switch turns to: the first on the other side of the phone, which may have several on one side, else the next in
 * the list. @returns undefined with fewer than two cameras
 */
export const nextCamera = (devices: readonly MediaDevice[], current: string | undefined): MediaDevice | undefined => {
  const cameras = devices.filter(({ kind, id }) => kind === 'camera' && id !== '');
  if (cameras.length < 2) return undefined;
  const at = cameras.findIndex(({ id }) => id === current);
  const here = cameras[at];
  const facing = here === undefined ? undefined : facingOf(here);
  const across = cameras.find((each) => {
    const other = facingOf(each);
    return facing !== undefined && other !== undefined && other !== facing;
  });
  return across ?? cameras[(at + 1) % cameras.length];
};
