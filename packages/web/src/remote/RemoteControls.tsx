import type { RemoteErrorCode } from '@greenroom/core/remote/remote-api.port';
import type {
  MicrophoneState,
  RemoteActionName,
  RemoteOutcome,
  RemoteReply,
  RemoteWorkStatus,
} from '@greenroom/core/remote/remote-signal';
import type { ClientName } from '@greenroom/core/session/client-name';
import {
  IconHandStop,
  IconLinkOff,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconSend,
} from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import css from './RemotePage.module.css';

interface RemoteCardModel {
  readonly client: ClientName;
  readonly visits: number | undefined;
  readonly memo: string | undefined;
}

export interface RemoteControlsModel {
  readonly errorKey: `error.${RemoteErrorCode}` | undefined;
  /** `connecting` while the socket or the first view is missing, `silent` when no view has come for 25 s. */
  readonly connection: 'connecting' | 'silent' | 'good';
  readonly status: RemoteWorkStatus | undefined;
  readonly customer: RemoteCardModel | undefined;
  /** Time of the session so far; undefined without a session. */
  readonly time: string | undefined;
  readonly money: {
    readonly earned: string | undefined;
    readonly today: string | undefined;
    /** True when one of the two is an estimate. */
    readonly isAbout: boolean;
  };
  readonly replies: readonly RemoteReply[];
  readonly microphone: MicrophoneState;
  /** Action that was sent and has no outcome yet. */
  readonly busy: RemoteActionName | undefined;
  /** Outcome of the last press; undefined before the first, and while a press has none yet. */
  readonly outcome:
    | { readonly isGood: true; readonly key: `remote.done.${'unmuted' | 'muted' | 'ended' | 'stopToys' | 'reply'}` }
    | { readonly isGood: false; readonly key: `remote.outcome.${Exclude<RemoteOutcome, 'done'> | 'noAnswer'}` }
    | undefined;
  readonly isLeaving: boolean;
  readonly end: () => void;
  readonly stopToys: () => void;
  /** Sends the quick reply of this name. */
  readonly say: (name: string) => void;
  readonly toggleMicrophone: () => void;
  /** Ends the pairing. */
  readonly leave: () => void;
}

interface Props {
  readonly model: RemoteControlsModel;
}

const TONE = { offAir: 'off', ready: 'good', ringing: 'wait', inSession: 'good' } as const;

const Head = observer(function Head({ model }: Props) {
  const { t } = useTranslation();
  const { status } = model;
  return (
    <header className={css.head}>
      <h1 className={css.state}>
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
  const { [part]: amount, isAbout } = model.money;
  if (amount === undefined) return null;
  return (
    <div>
      <dt>{t(part === 'earned' ? 'remote.earned' : 'remote.today')}</dt>
      <dd data-private="amount">
        {isAbout ? t('remote.about') : ''} {amount}
      </dd>
    </div>
  );
});

/** Time and money of the session. A component of its own, because the time renders it each second. */
const Figures = observer(function Figures({ model }: Props) {
  const { t } = useTranslation();
  const { time } = model;
  return (
    <dl className={css.figures}>
      {time !== undefined && (
        <div>
          <dt>{t('remote.time')}</dt>
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
    <section className={css.customer} aria-label={t('remote.customer')}>
      <p className={css.name}>
        <ClientLabel client={customer.client} />
      </p>
      {customer.visits !== undefined && <p>{t('remote.visits', { count: customer.visits })}</p>}
      {customer.memo !== undefined && <p className={css.memo}>{customer.memo}</p>}
    </section>
  );
});

const Replies = observer(function Replies({ model }: Props) {
  const { t } = useTranslation();
  if (model.replies.length === 0) return null;
  return (
    <section className={css.replies} aria-labelledby="remote-replies">
      <h2 id="remote-replies" className={css.title}>
        {t('remote.replies')}
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
              <span className={css.reply}>{text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Button that ends the session after a second press, because a slip of the thumb would cost the session. */
const End = observer(function End({ model }: Props) {
  const { t } = useTranslation();
  // Undefined until it was asked once: the button takes no focus when it is shown.
  const [isAsked, setAsked] = useState<boolean>();
  if (model.customer === undefined) return null;
  if (isAsked !== true) {
    return (
      <Button
        ref={isAsked === false ? takeFocus : undefined}
        look="secondary"
        size="large"
        wide
        busy={model.busy === 'end'}
        icon={<IconPhoneOff size={22} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('remote.endSession')}
      </Button>
    );
  }
  return (
    <div className={css.pair} role="group" aria-label={t('remote.endSure')}>
      <Button ref={takeFocus} size="large" wide onClick={() => setAsked(false)}>
        {t('remote.endNot')}
      </Button>
      <Button
        look="stop"
        size="large"
        wide
        waits={model.busy !== undefined}
        onClick={() => {
          setAsked(false);
          model.end();
        }}
      >
        {t('remote.endNow')}
      </Button>
    </div>
  );
});

const MicrophoneButton = observer(function MicrophoneButton({ model }: Props) {
  const { t } = useTranslation();
  const { microphone } = model;
  const isMuted = microphone === 'off';
  const Picture = isMuted ? IconMicrophoneOff : IconMicrophone;
  return (
    <Button
      size="large"
      wide
      busy={model.busy === 'microphone'}
      waits={model.busy !== undefined}
      disabled={microphone === 'none'}
      icon={<Picture size={22} aria-hidden="true" />}
      onClick={model.toggleMicrophone}
    >
      {t(microphone === 'none' ? 'remote.noMicrophone' : isMuted ? 'remote.unmute' : 'remote.mute')}
    </Button>
  );
});

/** Remote of a paired phone: state, money, customer and quick replies above, the buttons for the thumb at the foot. */
export const RemoteControls = observer(function RemoteControls({ model }: Props) {
  const { t } = useTranslation();
  const { connection, outcome, customer } = model;
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
        {customer === undefined && connection === 'good' && <p className={css.quiet}>{t('remote.noCustomer')}</p>}
        <Replies model={model} />
      </div>
      <div className={css.thumb}>
        <p className={css.outcome} data-announce="polite">
          {outcome !== undefined && <StatusDot tone={outcome.isGood ? 'good' : 'stop'} label={t(outcome.key)} />}
        </p>
        <End key={customer === undefined ? 'none' : 'session'} model={model} />
        <div className={css.pair}>
          <MicrophoneButton model={model} />
          <Button
            look="stop"
            size="large"
            wide
            busy={model.busy === 'stopToys'}
            icon={<IconHandStop size={22} aria-hidden="true" />}
            onClick={model.stopToys}
          >
            {t('remote.stopToys')}
          </Button>
        </div>
      </div>
    </main>
  );
});
