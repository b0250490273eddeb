/** The customer's picture and sound. */
export interface CustomerPictureModel {
  readonly theirTracks: readonly MediaStreamTrack[];
  /** Nothing comes of the customer: what is shown is the last picture. */
  readonly isFrozen: boolean;
  /** `blocked`: the browser plays no sound before something was pressed. */
  readonly sound: 'on' | 'muted' | 'blocked';
  readonly soundBlocked: () => void;
  readonly toggleSound: () => void;
}
