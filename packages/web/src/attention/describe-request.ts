import { type ClientData, sessionService } from '@greenroom/core/session/client-data';
import { clientName, nameOrAnonymous } from '@greenroom/core/session/client-name';
import { translate } from '../i18n/i18n.ts';
import type { AttentionText } from './attention.port.ts';

/**
 * Describes a request for the desktop and the tab, in the language on screen.
 *
 * @param isNameBlurred whoever sees the desktop is not to read the customer's name
 */
export const describeRequest = (client: ClientData, isNameBlurred: boolean): AttentionText => {
  const customer = clientName(client.name);
  const title = translate('attention.request.title', {
    kind: translate(`services.name.${sessionService(client)}`),
  });
  if (isNameBlurred) return { title, body: translate('attention.request.bodyBlurred'), tab: `(1) ${title}` };
  const shown = nameOrAnonymous(customer, translate('session.anonymous'));
  const from = [customer.country?.toUpperCase(), shown].filter(Boolean).join(' · ');
  return {
    title,
    body: translate('attention.request.body', { client: from }),
    tab: translate('attention.request.tab', { name: shown }),
  };
};
