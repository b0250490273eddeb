export const BLUR_KINDS = ['amounts', 'names'] as const;
/** What can be blurred. */
export type BlurKind = (typeof BLUR_KINDS)[number];
