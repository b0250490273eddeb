import type { ClientsController, OnlineCustomer } from '@greenroom/core/clients/clients.controller';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { AttentionText, DesktopNotice } from './attention.port.ts';

export interface OnlineNoticesDeps {
  readonly clients: Pick<ClientsController, 'onOnline'>;
  /** While the screen is neutral nothing is shown. */
  readonly hidden: Watchable<boolean>;
  readonly notice: Pick<DesktopNotice, 'show'>;
  /** Text in the performer's language. */
  readonly describe: (customer: OnlineCustomer) => AttentionText;
}

/** Shows on the desktop that a customer came online for whom the performer waits. */
export const createOnlineNotices = ({
  clients,
  hidden,
  notice,
  describe,
}: OnlineNoticesDeps): { readonly dispose: Cancel } => {
  let hide: Cancel = () => undefined;
  const end = clients.onOnline((customer) => {
    if (hidden.state()) return;
    hide = notice.show(describe(customer), 'online');
  });
  return {
    dispose: () => {
      end();
      hide();
    },
  };
};
