import { IconDeviceGamepad2, IconStarFilled } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Link } from 'react-router';
import type { TipId } from '@greenroom/core/kernel/ids';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { nameOrAnonymous } from '@greenroom/core/session/anonymous-client';
import type { TipPlay } from '@greenroom/core/toys/tips/tip';
import { useTranslation } from '../i18n/i18n.ts';
import type { TipRow as Row } from './chat-row.ts';
import { TipRowsContext, type TipRowModel, type TipRowsModel } from './tip-rows-context.ts';
import { useTipOutcome } from './use-tip-outcome.ts';
import css from './TipRow.module.css';

type Running = Extract<TipPlay, { at: 'running' }>;

/** The only part of a row that changes each second. The bar runs by itself. */
const Countdown = observer(function Countdown({
  model,
  play,
}: {
  readonly model: TipRowsModel;
  readonly play: Running;
}) {
  const { t } = useTranslation();
  const left = model.left(play.until);
  return (
    <span className={css.running}>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ animationDuration: `${play.until - play.since}ms` }} />
      </span>
      <span className={css.left} role="timer" aria-label={t('chat.tip.running', { time: left })}>
        {left}
      </span>
    </span>
  );
});

const Outcome = ({ play }: { readonly play: TipPlay }) => {
  const outcome = useTipOutcome(play);
  const { t } = useTranslation();
  if (outcome === undefined) return null;
  const isRule = play.at === 'notPlayed' && play.code === 'toys.noRuleMatches';
  const way = t(isRule ? 'chat.tip.toRules' : 'chat.tip.toToys');
  return (
    <>
      <span className={css.outcome} data-play={play.at}>
        {outcome.text}
      </span>
      {outcome.toToys && (
        <Link className={css.link} to={ROUTES.toys.path} aria-label={way} title={way}>
          <IconDeviceGamepad2 className={css.linkIcon} size={20} aria-hidden="true" />
          <span className={css.linkWord}>{way}</span>
        </Link>
      )}
    </>
  );
};

const Thanks = observer(function Thanks({ model, id }: { readonly model: TipRowsModel; readonly id: TipId }) {
  const { t } = useTranslation();
  if (model.latest !== id) return null;
  return (
    <button
      type="button"
      className={css.thanks}
      data-private="name"
      aria-label={t('chat.tip.thank', { line: model.thanks })}
      onClick={model.thank}
    >
      {model.thanks}
    </button>
  );
});

/** Words for the item that a tip paid for. */
const useTipWords = ({ client, trigger, earned, isAbout }: TipRowModel): string => {
  const { t } = useTranslation();
  const name = nameOrAnonymous(client, t('session.anonymous'));
  const amount = isAbout ? t('chat.tip.about', { amount: earned }) : earned;
  switch (trigger.kind) {
    case 'special':
      return t('chat.tip.pattern', { name, amount, pattern: t(`toys.pattern.${trigger.pattern}`) });
    case 'request':
      return t('chat.tip.request', { name, amount });
    case 'tip':
    case 'test':
    case 'ruleTest':
    case 'patternTest':
      return t('chat.tip.tipped', { name, amount });
  }
};

interface FullProps {
  readonly row: Row;
  readonly tip: TipRowModel;
  readonly model: TipRowsModel;
}

const FullRow = ({ row, tip, model }: FullProps) => {
  const { t } = useTranslation();
  const words = useTipWords(tip);
  const { play } = tip;
  return (
    <div className={css.row} data-message-id={row.id} data-tip={play.at}>
      <p className={css.words} dir="auto">
        <IconStarFilled className={css.star} size={16} aria-hidden="true" />
        <span className={css.paid} data-private="amount name">
          {words}
        </span>{' '}
        <span className={css.credits} data-private="amount">
          ({t('chat.tip.credits', { count: tip.credits, shown: tip.creditsText })}){tip.total !== undefined && ' ·'}
        </span>
        {tip.total !== undefined && (
          <>
            {' '}
            <span className={css.total} data-private="amount">
              {t('chat.tip.total', { amount: tip.total })}
            </span>
          </>
        )}
      </p>
      <div className={css.after}>
        {play.at === 'running' ? <Countdown model={model} play={play} /> : <Outcome play={play} />}
        <Thanks model={model} id={row.tip} />
      </div>
    </div>
  );
};

/** A tip: the customer, the amount and what the toys do for it. Without its facts, as of a session before, the plain line. */
export const TipRow = observer(function TipRow({ row }: { readonly row: Row }) {
  const model = use(TipRowsContext);
  const tip = model?.row(row.tip);
  if (model !== undefined && tip !== undefined) return <FullRow row={row} tip={tip} model={model} />;
  return (
    <div className={css.row} data-message-id={row.id} data-tip="past">
      <p className={css.words} data-private="amount">
        {row.text}
      </p>
    </div>
  );
});
