import type { AlertClass } from '@greenroom/core/alerts/alert';
import type { Tone } from '../ui/ToneIcon.tsx';

/** Colour tone of each class of alert. @spec §3 Alert message */
export const TONE_OF_ALERT = {
  info: 'info',
  success: 'good',
  error: 'stop',
  toy: 'info',
} as const satisfies Record<AlertClass, Tone>;
