import type { AlertContent } from '@greenroom/core/alerts/alert';
import { translateAny, useTranslation } from '../i18n/i18n.ts';

/** Translates an alert. The core names its key as plain text, so the compiler cannot check it; a test does. */
export const useAlertText = (): ((content: AlertContent) => string) => {
  // Asked for so that a change of language is followed.
  useTranslation();
  return ({ key, params }) => translateAny(key, params);
};
