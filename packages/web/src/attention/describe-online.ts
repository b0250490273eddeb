import type { OnlineCustomer } from '@greenroom/core/clients/clients.controller';
import { clientName, nameOrAnonymous } from '@greenroom/core/session/client-name';
import { translate } from '../i18n/i18n.ts';
import type { AttentionText } from './attention.port.ts';

/**
 * Describes a customer who came online, in the language on screen.
 *
 * @param isNameBlurred true where the customer's name stays off the desktop
 */
export const describeOnline = ({ name }: OnlineCustomer, isNameBlurred: boolean): AttentionText => {
  const title = translate('pushNotice.online.title');
  const shown = nameOrAnonymous(clientName(name), translate('session.anonymous'));
  const body = isNameBlurred
    ? translate('pushNotice.online.body')
    : translate('pushNotice.online.named', { name: shown });
  return { title, body, tab: title };
};
