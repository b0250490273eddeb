import { IconBell } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import { AttentionSettings } from '../attention/AttentionSettings.tsx';
import { EventSoundSettings } from '../attention/EventSoundSettings.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { MemoField } from '../session/screen/MemoField.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ToneIcon } from '../ui/ToneIcon.tsx';
import { UnreadBadge } from '../ui/UnreadBadge.tsx';
import { TONE_OF_ALERT, privateKindOf, useAlertText } from './alert-looks.ts';
import type { NotificationCentreModel, PastAlert } from './notification-centre.view-model.ts';
import css from './NotificationCentre.module.css';

interface Props {
  readonly model: NotificationCentreModel;
}

/** Name of the customer that an alert is about. */
const nameIn = ({ params }: PastAlert['content']): string | undefined => params?.['name']?.toString();

const History = observer(function History({ model, close }: Props & { readonly close: () => void }) {
  const { t } = useTranslation();
  const textOf = useAlertText();
  if (model.history.length === 0) {
    return (
      <EmptyState
        icon={<IconBell size={32} aria-hidden="true" />}
        title={t('alerts.centre.emptyTitle')}
        text={t('alerts.centre.emptyText')}
      />
    );
  }
  return (
    <ul className="stack">
      {model.history.map((record) => (
        <li key={record.id} className={`flex gap-3 py-3 line-between ${css.record}`}>
          <span className={`${css.icon} ${css[record.class]}`}>
            <ToneIcon tone={TONE_OF_ALERT[record.class]} />
          </span>
          <div className="flex-1 min-w-0">
            <p data-private={privateKindOf(record.content)}>{textOf(record.content)}</p>
            {record.memo !== undefined && (
              <div className={css.memo}>
                <MemoField model={record.memo} name={nameIn(record.content) ?? t('session.anonymous')} />
              </div>
            )}
            {record.to !== undefined && (
              <p>
                <Link to={record.to} onClick={close}>
                  {t('clients.openCard')}
                </Link>
              </p>
            )}
            <time className="quiet small tabular">{record.time}</time>
          </div>
        </li>
      ))}
    </ul>
  );
});

/** Lists every alert shown so far, because a message disappears after 2.5 seconds. */
export const NotificationCentre = observer(function NotificationCentre({ model }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const show = (isOpen: boolean): void => {
    setOpen(isOpen);
    // What came while the list was open has been seen in it.
    model.markRead();
  };
  return (
    <>
      <span className="inline-flex relative">
        <IconButton
          label={
            model.unread === 0 ? t('common.notifications') : t('alerts.centre.openUnread', { count: model.unread })
          }
          aria-haspopup="dialog"
          onClick={() => show(true)}
        >
          <IconBell size={22} aria-hidden="true" />
        </IconButton>
        <UnreadBadge look="corner" count={model.unread} />
      </span>
      <Drawer
        name="notifications"
        open={open}
        title={t('common.notifications')}
        close={{ label: t('common.close'), press: () => show(false) }}
      >
        <div className="line-below">
          <Disclosure summary={t('alerts.centre.sounds')}>
            <AttentionSettings model={model.attention} />
            <EventSoundSettings model={model.sounds} />
          </Disclosure>
        </div>
        <History model={model} close={() => show(false)} />
      </Drawer>
    </>
  );
});
