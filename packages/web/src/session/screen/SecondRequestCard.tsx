import { observer } from 'mobx-react-lite';
import type { Countdown } from '@greenroom/core/formatting/durations';
import type { SessionService } from '@greenroom/core/session/client-data';
import type { ClientName } from '@greenroom/core/session/client-name';
import type { SecondChoice } from '@greenroom/core/session/session-state';
import { useTranslation } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { ClientLabel, useNameOf } from '../../ui/ClientLabel.tsx';
import { CustomerLanguage } from '../CustomerLanguage.tsx';
import { keyShortcutsOf, labelsOf } from '../shortcuts/ShortcutKeys.tsx';
import type { ShortcutAction } from '../shortcuts/shortcuts.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import css from './SecondRequestCard.module.css';

export interface SecondCard {
  readonly client: ClientName;
  readonly service: SessionService;
  /** The primary tag of the language that the customer speaks. */
  readonly language?: string | undefined;
  readonly choice: SecondChoice;
  /** Earnings of a minute; undefined while unknown. */
  readonly rate?: string | undefined;
  /** The platform has not told that rate. */
  readonly isRateAbout?: boolean;
  /** Undefined until they are known. */
  readonly visits?: number | undefined;
  /** mm:ss; undefined while the customer waits without limit. */
  readonly countdown: string | undefined;
  /** Time left in words, for a screen reader. */
  readonly left: Countdown | undefined;
}

export interface SecondRequestModel {
  /** Undefined while no other customer asks. */
  readonly card: SecondCard | undefined;
  readonly decline: () => void;
  readonly keep: () => void;
  readonly take: () => void;
}

interface Props {
  readonly model: SecondRequestModel;
}

/** Keys of an answer: told by a screen reader and under the pointer. Printed, they would take the room of the picture. */
const keysOf = (action: ShortcutAction) => ({
  'aria-keyshortcuts': keyShortcutsOf(action),
  title: labelsOf(action).join(' '),
});

const Facts = ({ card: { rate, isRateAbout, visits } }: { readonly card: SecondCard }) => {
  const { t } = useTranslation();
  return (
    <>
      {rate !== undefined && (
        <span className={css.kind} data-private="amount">
          {t(isRateAbout === true ? 'session.request.rateAbout' : 'session.request.rate', { amount: rate })}
        </span>
      )}{' '}
      {visits !== undefined && (
        <span className={css.kind}>
          {visits === 0 ? t('session.request.newCustomer') : t('clients.visitCount', { count: visits })}
        </span>
      )}
    </>
  );
};

const Card = observer(function Card({ model, card }: Props & { readonly card: SecondCard }) {
  const { t } = useTranslation();
  const { choice, countdown, left } = card;
  useShortcuts('connected', false, {
    ...(choice === 'take' ? {} : { secondDecline: model.decline, secondTake: model.take }),
    ...(choice === 'none' ? { secondAfter: model.keep } : {}),
  });
  return (
    <>
      <p className={css.who}>
        <ClientLabel client={card.client} />{' '}
        <span className={css.kinds}>
          <span className={css.kind}>{t(`services.name.${card.service}`)}</span> <Facts card={card} />{' '}
          <CustomerLanguage className={css.kind} language={card.language} />
        </span>
      </p>
      {left !== undefined && (
        <p
          className={css.countdown}
          role="timer"
          aria-label={t('session.second.timeLeft', { time: t(left.key, left.params) })}
        >
          {countdown}
        </p>
      )}
      {choice !== 'none' && (
        <p className={css.choice}>{t(`session.second.${choice === 'after' ? 'kept' : 'taking'}`)}</p>
      )}
      {choice !== 'take' && (
        <div className={css.answers}>
          <Button look="quiet" {...keysOf('secondDecline')} onClick={model.decline}>
            {t('session.second.decline')}
          </Button>
          {choice === 'none' && (
            <Button {...keysOf('secondAfter')} onClick={model.keep}>
              {t('session.second.after')}
            </Button>
          )}
          <Button {...keysOf('secondTake')} onClick={model.take}>
            {t('session.second.take')}
          </Button>
        </div>
      )}
    </>
  );
});

/** Card in the bar for a second customer who sends a request during the session, with three answers. @spec §4 Request flow */
export const SecondRequestCard = observer(function SecondRequestCard({ model }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const { card } = model;
  const title = card === undefined ? undefined : t('session.second.title', { name: nameOf(card.client) });
  return (
    <>
      <span className={css.message} data-announce="polite">
        {title}
      </span>
      {card !== undefined && (
        <section className={css.card} aria-label={title}>
          <Card model={model} card={card} />
        </section>
      )}
    </>
  );
});
