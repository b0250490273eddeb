import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { ClientLabel, useNameOf } from '../../ui/ClientLabel.tsx';
import { ASLEEP } from '../../ui/input-guard.ts';
import { Private } from '../../ui/Private.tsx';
import { Question } from '../../ui/Question.tsx';
import { useInputGuard } from '../../ui/use-input-guard.ts';
import { CustomerLanguage } from '../CustomerLanguage.tsx';
import { RingLine, RingTime } from '../RingTime.tsx';
import { keyShortcutsOf, labelsOf, ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import type { ShortcutAction } from '../shortcuts/shortcuts.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { SecondRequestModel, SecondCard } from './second-request.view-model.ts';
import { MoreWaiting, useMinuteRate, WaitingChip, type RatedCustomer } from './WaitingCustomers.tsx';
import css from './SecondRequestCard.module.css';

interface Props {
  readonly model: SecondRequestModel;
}

interface AnswerProps extends ButtonProps {
  readonly action: ShortcutAction;
}

/** One of the three answers. Its keys are printed where the bar has the room, and stand under the pointer elsewhere. */
const Answer = ({ action, children, ...button }: AnswerProps) => (
  <Button {...button} aria-keyshortcuts={keyShortcutsOf(action)} title={labelsOf(action).join(' ')}>
    {children}{' '}
    <span className={css.keys}>
      <ShortcutKeys action={action} />
    </span>
  </Button>
);

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
          {visits === 0 ? t('clients.newCustomer') : t('clients.visitCount', { count: visits })}
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
  const rateOf = useMinuteRate();
  const withRate = (customer: RatedCustomer): string => {
    const rate = rateOf(customer);
    return rate === undefined ? nameOf(customer.client) : `${nameOf(customer.client)} (${rate})`;
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
  const { choice, ringTime } = card;
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
      {choice === 'none' && (
        <>
          <p className={`bold ${css.who}`}>
            <ClientLabel client={card.client} />{' '}
            <span className={css.kinds}>
              <span className={css.kind}>{t(`services.name.${card.service}`)}</span> <Facts card={card} />{' '}
              <CustomerLanguage className={css.kind} language={card.language} />
            </span>
          </p>
          <RingTime className={css.time} time={ringTime} />
        </>
      )}
      {choice === 'take' ? (
        <p className={css.kind}>{t('session.second.taking')}</p>
      ) : (
        <div ref={guarded} className={`flex flex-none gap-1 ${css.answers}`}>
          {choice === 'none' ? (
            <>
              <Answer look="quiet" action="secondDecline" onClick={model.decline}>
                {t('session.second.decline')}
              </Answer>
              <Answer action="secondAfter" onClick={model.keep}>
                {t('session.second.after')}
              </Answer>
              <Answer action="secondTake" onClick={ask}>
                {t('session.second.take')}
              </Answer>
            </>
          ) : (
            <WaitingChip customer={card} left={ringTime.left?.time} decline={model.decline} take={ask} />
          )}
        </div>
      )}
      <div className={`flex-none hide-empty ${css.more}`}>
        <MoreWaiting customers={card.more} />
      </div>
      {choice === 'none' && <RingLine className={css.line} time={ringTime} />}
    </>
  );
});

/** Card in the bar for a second customer who sends a request during the session, with three answers. @spec §4 Request flow */
export const SecondRequestCard = observer(function SecondRequestCard({ model }: Props) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const { card } = model;
  const title =
    card === undefined
      ? undefined
      : t(card.choice === 'none' ? 'session.second.title' : 'session.second.waits', { name: nameOf(card.client) });
  return (
    <>
      <span className="visually-hidden" data-announce="polite">
        {title}
      </span>
      {card !== undefined && (
        <section
          className={`row gap-1 gap-x-3 min-w-0 target relative ${css.card}`}
          data-second={card.choice === 'none' ? 'card' : 'chip'}
          aria-label={title}
        >
          <Card key={card.key} model={model} card={card} />
        </section>
      )}
    </>
  );
});
