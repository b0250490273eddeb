export const BLUR_KINDS = ['amounts', 'names'] as const;
/** Kinds of content that can be blurred. */
export type BlurKind = (typeof BLUR_KINDS)[number];
