import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../../i18n/i18n.ts';
import { ClientLabel } from '../../ui/ClientLabel.tsx';
import { UnreadBadge } from '../../ui/UnreadBadge.tsx';
import type { LastMessageModel } from './last-message.view-model.ts';
import css from './LastMessage.module.css';

interface Props {
  readonly model: LastMessageModel;
  readonly client: ClientName;
  readonly restore: () => void;
}

/** Name, last message and unread count of a minimised session; a press brings the session back. */
export const LastMessage = observer(function LastMessage({ model, client, restore }: Props) {
  const { t } = useTranslation();
  const [seen] = useState(model.end);
  const unread = model.unreadSince(seen);
  return (
    <button type="button" className={`row min-w-0 target gap-2 small ${css.last}`} onClick={restore}>
      <span className={`truncate flex-none bold ${css.name}`}>
        <ClientLabel client={client} />
      </span>
      <bdi className="truncate min-w-0 flex-1 quiet" data-private={model.isTip ? 'amount' : undefined}>
        {model.text}
      </bdi>
      <UnreadBadge count={unread} words={t('session.screen.unread', { count: unread })} />
    </button>
  );
});
