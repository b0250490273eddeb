import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LocalisationState } from '@greenroom/core/localisation/localisation.controller';
import { speak } from '../i18n/i18n.ts';
import { rememberLanguage } from '../device/remembered.ts';

/** Lets the page speak the language the core has settled on, and remembers it for the next first paint. */
export const followLanguage = (localisation: Watchable<LocalisationState>): Cancel => {
  let spoken = localisation.state().language;
  return localisation.subscribe(({ language }) => {
    if (language === spoken) return;
    spoken = language;
    rememberLanguage(language);
    void speak(language);
  });
};
