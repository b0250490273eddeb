import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import type { Countdown } from '@greenroom/core/formatting/durations';
import type { SessionService } from '@greenroom/core/session/client-data';
import type { ClientName } from '@greenroom/core/session/client-name';
import type { SecondChoice } from '@greenroom/core/session/session-state';
import { useTranslation } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { ClientLabel, useNameOf } from '../../ui/ClientLabel.tsx';
import { ASLEEP } from '../../ui/input-guard.ts';
import { Private } from '../../ui/Private.tsx';
import { Question } from '../../ui/Question.tsx';
import { useInputGuard } from '../../ui/use-input-guard.ts';
import { CustomerLanguage } from '../CustomerLanguage.tsx';
import { keyShortcutsOf, labelsOf } from '../shortcuts/ShortcutKeys.tsx';
import type { ShortcutAction } from '../shortcuts/shortcuts.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import css from './SecondRequestCard.module.css';

/** A customer with the earnings of a minute; undefined while unknown. */
export interface RatedCustomer {
  readonly client: ClientName;
  readonly rate?: string | undefined;
  /** The platform has not told that rate. */
  readonly isRateAbout?: boolean;
}

export interface SecondCard extends RatedCustomer {
  /** Another one for each request, so that no key or press passes from one to the next. */
  readonly key: string;
  /** The customer of the running session. */
  readonly current: RatedCustomer;
  readonly service: SessionService;
  /** The primary tag of the language that the customer speaks. */
  readonly language?: string | undefined;
  readonly choice: SecondChoice;
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

interface TakeProps {
  readonly card: SecondCard;
  readonly isOpen: boolean;
  readonly take: () => void;
  readonly close: () => void;
}

/** A paid session never ends at one press: the question names what either customer pays. */
const TakeQuestion = ({ card, isOpen, take, close }: TakeProps) => {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const withRate = ({ client, rate, isRateAbout }: RatedCustomer): string => {
    const name = nameOf(client);
    if (rate === undefined) return name;
    return t(isRateAbout === true ? 'session.second.withRateAbout' : 'session.second.withRate', { name, amount: rate });
  };
  return (
    <Question
      open={isOpen}
      title={
        <Private kind="name">
          <Private kind="amount">
            {t('session.second.takeTitle', { first: withRate(card.current), second: withRate(card) })}
          </Private>
        </Private>
      }
      yes={{
        label: <Private kind="name">{t('session.second.takeNow', { name: nameOf(card.client) })}</Private>,
        look: 'stop',
        isMain: true,
        press: take,
      }}
      no={{ label: t('session.ending.cancel'), press: close }}
    >
      <p data-private="name">{t('session.second.takeText', { name: nameOf(card.current.client) })}</p>
    </Question>
  );
};

const Card = observer(function Card({ model, card }: Props & { readonly card: SecondCard }) {
  const { t } = useTranslation();
  const { choice, countdown, left } = card;
  const [isAsking, setAsking] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  const guard = useInputGuard(true, true);
  const guarded = useCallback(
    (element: HTMLDivElement) => {
      answers.current = element;
      return guard(element);
    },
    [guard],
  );
  /** A chord may have been meant for the customer who asked before. */
  const unlessAsleep = (act: () => void) => () => {
    if (answers.current?.hasAttribute(ASLEEP) === false) act();
  };
  const ask = (): void => setAsking(true);
  useShortcuts('connected', false, {
    ...(choice === 'take' ? {} : { secondDecline: unlessAsleep(model.decline), secondTake: unlessAsleep(ask) }),
    ...(choice === 'none' ? { secondAfter: unlessAsleep(model.keep) } : {}),
  });
  return (
    <>
      <TakeQuestion
        card={card}
        isOpen={isAsking && choice !== 'take'}
        take={model.take}
        close={() => setAsking(false)}
      />
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
        <div ref={guarded} className={css.answers}>
          <Button look="quiet" {...keysOf('secondDecline')} onClick={model.decline}>
            {t('session.second.decline')}
          </Button>
          {choice === 'none' && (
            <Button {...keysOf('secondAfter')} onClick={model.keep}>
              {t('session.second.after')}
            </Button>
          )}
          <Button {...keysOf('secondTake')} onClick={ask}>
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
          <Card key={card.key} model={model} card={card} />
        </section>
      )}
    </>
  );
});
