import { nameOrAnonymous } from '@greenroom/core/formatting/anonymous-name';
import type { ClientData } from '@greenroom/core/session/client-data';
import { clientName } from '@greenroom/core/session/client-name';
import { translate } from '../i18n/i18n.ts';
import type { AttentionText } from './attention.port.ts';

/** What the desktop and the tab say of a request, in the language on screen. */
export const describeRequest = ({ name, sessionType }: ClientData): AttentionText => {
  const client = clientName(name);
  const shown = nameOrAnonymous(client.name, translate('session.anonymous'));
  const from = [client.country?.toUpperCase(), shown].filter(Boolean).join(' · ');
  return {
    title: translate('attention.request.title', { kind: translate(`session.kind.${sessionType}`) }),
    body: translate('attention.request.body', { client: from }),
    tab: translate('attention.request.tab', { name: shown }),
  };
};
