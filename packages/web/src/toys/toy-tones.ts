/** Tones of the connection to the toys' app. */
export const CONNECTION_TONE = {
  disconnected: 'off',
  connecting: 'wait',
  waiting_for_qr: 'wait',
  connected: 'good',
} as const;

/** Tones of one toy. */
export const TOY_TONE = { offline: 'off', disabled: 'off', ready: 'good', running: 'info' } as const;

/** Tones of the outcome of a stop. */
export const STOP_TONE = { asked: 'wait', confirmed: 'good', trying: 'stop', unknown: 'stop' } as const;
