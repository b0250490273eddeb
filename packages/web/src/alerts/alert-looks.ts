import type { AlertClass, AlertContent } from '@greenroom/core/alerts/alert-queue.machine';
import { translateAny, useTranslation } from '../i18n/i18n.ts';
import type { PrivateKind } from '../ui/Private.tsx';
import type { MessageTone } from '../ui/ToneIcon.tsx';

/** Colour tone of each class of alert; the class `toy` tells of a command of a toy that failed. @spec §3 Alert message */
export const TONE_OF_ALERT = {
  info: 'info',
  success: 'good',
  error: 'stop',
  toy: 'stop',
} as const satisfies Record<AlertClass, MessageTone>;

/** Says what an alert has in it that can be blurred on the screen: a customer's name. */
export const privateKindOf = ({ params }: AlertContent): PrivateKind | undefined =>
  params !== undefined && 'name' in params ? 'name' : undefined;

/** Translates an alert. The core names its key as plain text, so the compiler cannot check it; a test does. */
export const useAlertText = (): ((content: AlertContent) => string) => {
  // Asked for so that a change of language is followed.
  useTranslation();
  return ({ key, params }) => translateAny(key, params);
};
