import { sessionTime } from '@greenroom/core/formatting/durations';
import type { ClientData } from '@greenroom/core/session/client-data';
import { clientName, nameOrAnonymous } from '@greenroom/core/session/client-name';
import { translate } from '../i18n/i18n.ts';
import type { SessionTexts } from './session-title.ts';

/**
 * Texts of a session for the title of the tab, in the language on screen.
 *
 * @param isNameBlurred whoever sees the tab is not to read a customer's name
 */
export const describeSession = (isNameBlurred: () => boolean): SessionTexts => {
  const nameOf = ({ name }: ClientData): string =>
    isNameBlurred()
      ? translate('attention.session.customer')
      : nameOrAnonymous(clientName(name), translate('session.anonymous'));
  return {
    running: (client, duration) => {
      const time = sessionTime(duration);
      return isNameBlurred()
        ? translate('attention.session.runningBlurred', { time })
        : translate('attention.session.running', { time, name: nameOf(client) });
    },
    asks: (client) => translate('attention.session.asks', { name: nameOf(client) }),
    wrote: (client, count) => translate('attention.session.wrote', { count, name: nameOf(client) }),
  };
};
