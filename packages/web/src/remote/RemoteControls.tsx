import { IconLinkOff, IconSend } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { RemoteReply, RemoteWorkStatus } from '@greenroom/core/realtime/remote-signal';
import type { RemoteErrorCode } from '@greenroom/core/remote/remote-api.port';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { RemoteThumb, type RemoteThumbModel } from './RemoteThumb.tsx';
import css from './RemotePage.module.css';

interface RemoteCardModel {
  readonly client: ClientName;
  readonly visits: number | undefined;
  readonly memo: string | undefined;
}

/** An amount, and whether it has an estimate in it. */
interface RemoteAmount {
  readonly amount: string;
  readonly isAbout: boolean;
}

export interface RemoteControlsModel extends RemoteThumbModel {
  readonly errorKey: `error.${RemoteErrorCode}` | undefined;
  /** `connecting` while the socket or the first view is missing, `silent` when no view has come for 25 s. */
  readonly connection: 'connecting' | 'silent' | 'good';
  readonly status: RemoteWorkStatus | undefined;
  readonly customer: RemoteCardModel | undefined;
  /** Time of the session so far; undefined without a session. */
  readonly time: string | undefined;
  readonly money: Readonly<Partial<Record<'earned' | 'today', RemoteAmount | undefined>>>;
  readonly replies: readonly RemoteReply[];
  readonly isLeaving: boolean;
  /** Sends the quick reply of this name. */
  readonly say: (name: string) => void;
  /** Ends the pairing. */
  readonly leave: () => void;
}

interface Props {
  readonly model: RemoteControlsModel;
}

const TONE = {
  offAir: 'off',
  paused: 'wait',
  notReachable: 'wait',
  ready: 'good',
  ringing: 'wait',
  inSession: 'good',
} as const satisfies Record<RemoteWorkStatus, string>;

const Head = observer(function Head({ model }: Props) {
  const { t } = useTranslation();
  const { status } = model;
  return (
    <header className={`row justify-between gap-2 line-below ${css.head}`}>
      <h1 className="text-heading">
        {status === undefined ? (
          t('remote.connecting')
        ) : (
          <StatusDot tone={TONE[status]} label={t(`remote.status.${status}`)} />
        )}
      </h1>
      <IconButton
        label={t('remote.leave')}
        aria-disabled={model.isLeaving || undefined}
        onClick={model.isLeaving ? undefined : model.leave}
      >
        <IconLinkOff size={22} aria-hidden="true" />
      </IconButton>
    </header>
  );
});

const Amount = observer(function Amount({ model, part }: Props & { readonly part: 'earned' | 'today' }) {
  const { t } = useTranslation();
  const { [part]: shown } = model.money;
  if (shown === undefined) return null;
  return (
    <div>
      <dt className="quiet small">{t(part === 'earned' ? 'remote.earned' : 'remote.today')}</dt>
      <dd data-private="amount">
        {shown.isAbout ? t('remote.about') : ''} <span className="nowrap">{shown.amount}</span>
      </dd>
    </div>
  );
});

/** Time and money of the session. A component of its own, because the time renders it each second. */
const Figures = observer(function Figures({ model }: Props) {
  const { t } = useTranslation();
  const { time } = model;
  return (
    <dl className={`stack gap-2 ${css.figures}`}>
      {time !== undefined && (
        <div>
          <dt className="quiet small">{t('remote.time')}</dt>
          <dd>{time}</dd>
        </div>
      )}
      <Amount model={model} part="earned" />
      <Amount model={model} part="today" />
    </dl>
  );
});

const Customer = observer(function Customer({ model }: Props) {
  const { t } = useTranslation();
  const { customer } = model;
  if (customer === undefined) return null;
  return (
    <section className={`stack gap-1 framed on-panel ${css.customer}`} aria-label={t('common.customer')}>
      <p className="text-heading strong">
        <ClientLabel client={customer.client} />
      </p>
      {customer.visits !== undefined && (
        <p>{customer.visits === 0 ? t('clients.newCustomer') : t('remote.visits', { count: customer.visits })}</p>
      )}
      {customer.memo !== undefined && <p className="quiet break-anywhere">{customer.memo}</p>}
    </section>
  );
});

const Replies = observer(function Replies({ model }: Props) {
  const { t } = useTranslation();
  if (model.replies.length === 0) return null;
  return (
    <section className={css.replies} aria-labelledby="remote-replies">
      <h2 id="remote-replies" className={css.title}>
        {t('common.quickReplies')}
      </h2>
      <ul>
        {model.replies.map(({ name, text }) => (
          <li key={name}>
            <Button
              wide
              waits={model.busy !== undefined}
              icon={<IconSend size={18} aria-hidden="true" />}
              onClick={() => model.say(name)}
            >
              <span className="truncate">{text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Remote of a paired phone: state, money, customer and quick replies above, the buttons for the thumb at the foot. */
export const RemoteControls = observer(function RemoteControls({ model }: Props) {
  const { t } = useTranslation();
  const { connection, customer } = model;
  return (
    <main id="main" tabIndex={-1} className={css.remote}>
      <Head model={model} />
      <div className={css.middle}>
        {connection === 'silent' && (
          <Notice tone="wait" data-announce="polite">
            {t('remote.silent')}
          </Notice>
        )}
        {connection === 'connecting' && (
          <Notice tone="info" data-announce="polite">
            {t('remote.reconnecting')}
          </Notice>
        )}
        {model.errorKey !== undefined && (
          <Notice tone="stop" data-announce="polite">
            {t(model.errorKey)}
          </Notice>
        )}
        <Figures model={model} />
        <Customer model={model} />
        {customer === undefined && connection === 'good' && <p className="quiet">{t('remote.noCustomer')}</p>}
        <Replies model={model} />
      </div>
      <RemoteThumb model={model} />
    </main>
  );
});
