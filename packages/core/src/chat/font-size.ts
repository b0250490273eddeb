const NEXT = { small: 'medium', medium: 'large', large: 'xlarge', xlarge: 'small' } as const;

export type FontSize = keyof typeof NEXT;

/** The size after one press of the text-size button. @spec §4 Chat */
export const nextFontSize = (size: FontSize): FontSize => NEXT[size];
