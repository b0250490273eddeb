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
    <button
      type="button"
      className={`row gap-2 min-w-0 target px-3 on-panel small text-start ${css.last}`}
      onClick={restore}
    >
      <span className={`flex-none truncate bold ${css.name}`}>
        <ClientLabel client={client} />
      </span>
      <bdi className="flex-1 min-w-0 truncate quiet" data-private={model.isTip ? 'amount' : undefined}>
        {model.text}
      </bdi>
      <UnreadBadge count={unread} words={t('session.screen.unread', { count: unread })} />
    </button>
  );
});
