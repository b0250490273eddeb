const NEXT = { small: 'medium', medium: 'large', large: 'xlarge', xlarge: 'small' } as const;

export type FontSize = keyof typeof NEXT;

/** The letter size before one is chosen. @spec §4 Chat */
export const FIRST_FONT_SIZE: FontSize = 'medium';

/** The size after one press of the text-size button. @spec §4 Chat */
export const nextFontSize = (size: FontSize): FontSize => NEXT[size];

export const isFontSize = (text: string): text is FontSize => Object.hasOwn(NEXT, text);
