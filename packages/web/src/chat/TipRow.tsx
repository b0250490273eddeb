import { IconChevronDown, IconChevronUp, IconDeviceGamepad2, IconHeart, IconStarFilled } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import { Link } from 'react-router';
import type { TipId } from '@greenroom/core/kernel/ids';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { nameOrAnonymous, type ClientName } from '@greenroom/core/session/client-name';
import type { TipPlay } from '@greenroom/core/toys/tips/tip';
import { useTranslation } from '../i18n/i18n.ts';
import { useInputGuard } from '../ui/use-input-guard.ts';
import type { TipRow as Row } from './chat-row.ts';
import { TipRowsContext } from './tip-rows-context.ts';
import type { TipRowsModel, TipModel, TipRowModel } from './tip-rows.view-model.ts';
import { useShortTipOutcome, useTipOutcome } from './use-tip-outcome.ts';
import css from './TipRow.module.css';

type Running = Extract<TipPlay, { status: 'running' }>;

interface CountdownProps {
  readonly model: TipRowsModel;
  readonly play: Running;
}

/** Countdown with its bar: the only part of a row that changes each second. The bar runs by itself. */
const Countdown = observer(function Countdown({ model, play }: CountdownProps) {
  const { t } = useTranslation();
  const left = model.left(play.until);
  return (
    <span className="inline-row gap-2 tabular">
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ animationDuration: `${play.until - play.since}ms` }} />
      </span>
      <span className={`bold ${css.left}`} role="timer" aria-label={t('chat.tip.running', { time: left })}>
        {left}
      </span>
    </span>
  );
});

/** The same in words, for a row without the room of a bar. */
const ShortCountdown = observer(function ShortCountdown({ model, play }: CountdownProps) {
  const { t } = useTranslation();
  const left = model.left(play.until);
  return (
    <span className={`bold ${css.left}`} role="timer" aria-label={t('chat.tip.running', { time: left })}>
      {t('chat.tip.runs', { time: left })}
    </span>
  );
});

/** Way to what can be done about a tip that was not played. */
const ToToys = ({ play }: { readonly play: TipPlay }) => {
  const { t } = useTranslation();
  const isRule = play.status === 'notPlayed' && play.code === 'toys.noRuleMatches';
  const way = t(isRule ? 'chat.tip.toRules' : 'chat.tip.toToys');
  return (
    <Link
      className={`inline-row justify-center flex-none target ${css.link}`}
      to={ROUTES.toys.path}
      aria-label={way}
      title={way}
    >
      <IconDeviceGamepad2 className={css.linkIcon} size={20} aria-hidden="true" />
      <span className={css.linkWord}>{way}</span>
    </Link>
  );
};

const Outcome = ({ play }: { readonly play: TipPlay }) => {
  const outcome = useTipOutcome(play);
  if (outcome === undefined) return null;
  return (
    <>
      <span className={css.outcome} data-play={play.status}>
        {outcome.text}
      </span>
      {outcome.toToys && <ToToys play={play} />}
    </>
  );
};

const ShortOutcome = ({ play }: { readonly play: TipPlay }) => {
  const outcome = useShortTipOutcome(play);
  if (outcome === undefined) return null;
  return (
    <span className={css.outcome} data-play={play.status}>
      {outcome}
    </span>
  );
};

const Progress = ({ model, play }: { readonly model: TipRowsModel; readonly play: TipPlay }) =>
  play.status === 'running' ? <Countdown model={model} play={play} /> : <Outcome play={play} />;

const Thanks = observer(function Thanks({ model, id }: { readonly model: TipRowsModel; readonly id: TipId }) {
  const { t } = useTranslation();
  const isLatest = model.latest === id;
  const guard = useInputGuard(isLatest);
  if (!isLatest) return null;
  const label = t('chat.tip.thank', { line: model.thanks });
  return (
    <button
      ref={guard}
      type="button"
      className={`min-w-0 target truncate px-3 rounded outlined on-panel small strong hovers ${css.thanks}`}
      data-private="name"
      aria-label={label}
      title={label}
      onClick={model.thank}
    >
      <IconHeart className={css.thanksIcon} size={20} aria-hidden="true" />
      <span className={css.thanksWord}>{model.thanks}</span>
    </button>
  );
});

const useAmount = (): ((tip: Pick<TipModel, 'earned' | 'isAbout'>) => string) => {
  const { t } = useTranslation();
  return ({ earned, isAbout }) => (isAbout ? t('chat.tip.about', { amount: earned }) : earned);
};

/** Words for the item that a tip paid for. */
const useTipWords = ({ trigger, ...tip }: TipModel, client: ClientName): string => {
  const { t } = useTranslation();
  const name = nameOrAnonymous(client, t('session.anonymous'));
  const amount = useAmount()(tip);
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

const useCredits = (): ((tip: Pick<TipModel, 'credits' | 'creditsText'>) => string) => {
  const { t } = useTranslation();
  return ({ credits, creditsText }) => t('chat.tip.credits', { count: credits, shown: creditsText });
};

interface TipsProps {
  readonly id: string;
  readonly row: TipRowModel;
  readonly model: TipRowsModel;
}

const SingleTip = ({ id, row, model }: TipsProps) => {
  const { t } = useTranslation();
  const { newest: tip, total } = row;
  const words = useTipWords(tip, row.client);
  const creditsOf = useCredits();
  return (
    <div className={`row wrap ${css.row}`} data-message-id={id} data-tip={tip.play.status} data-amount={row.size}>
      <p className={`min-w-0 break-anywhere ${css.words}`} dir="auto">
        <IconStarFilled className={css.star} size={16} aria-hidden="true" />
        <span className={`bold ${css.paid}`} data-private="amount name">
          {words}
        </span>{' '}
        <span className={css.credits} data-private="amount">
          ({creditsOf(tip)}){total !== undefined && <span className={css.total}> ·</span>}
        </span>
        {total !== undefined && (
          <>
            {' '}
            <span className={css.total} data-private="amount">
              {t('chat.tip.total', { amount: total })}
            </span>
          </>
        )}
      </p>
      <div className={`row gap-3 min-w-0 small hide-empty ${css.after}`}>
        <Progress model={model} play={tip.play} />
        <Thanks model={model} id={tip.id} />
      </div>
    </div>
  );
};

const OpenTip = ({
  tip,
  client,
  model,
}: { readonly tip: TipModel; readonly client: ClientName } & Pick<TipsProps, 'model'>) => {
  const words = useTipWords(tip, client);
  const creditsOf = useCredits();
  return (
    <li className={`row wrap gap-x-3 ${css.one}`}>
      <span className="break-anywhere" data-private="amount name">
        {words} <span className={css.credits}>({creditsOf(tip)})</span>
      </span>
      <Progress model={model} play={tip.play} />
    </li>
  );
};

/** Consecutive tips counted in two lines; a press shows each of them below. */
const CountedTips = ({ id, row, model }: TipsProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const amountOf = useAmount();
  const creditsOf = useCredits();
  const { newest, shown, count } = row;
  const name = nameOrAnonymous(row.client, t('session.anonymous'));
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  const needsToys = useTipOutcome(shown.play)?.toToys === true;
  return (
    <div className={css.counted} data-message-id={id} data-tip={shown.play.status} data-amount={row.size}>
      <div className={`stack items-center target ${css.head}`}>
        <button
          type="button"
          className={`flex items-baseline gap-1 min-w-0 plain bold text-start ${css.sum}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconStarFilled className={css.star} size={16} aria-hidden="true" />
          <bdi className={css.cut} data-private="name" title={name}>
            {name}
          </bdi>{' '}
          <span className={css.times}>{t('chat.tip.times', { count })}</span>{' '}
          <span className={`flex-none tabular nowrap ${css.amount}`} data-private="amount">
            · {amountOf(row)}
          </span>
          <Arrow className={css.arrow} size={16} aria-hidden="true" />
        </button>
        <p className={`flex items-baseline gap-1 min-w-0 quiet small tabular nowrap ${css.newest}`}>
          <span className={css.cut}>{t('chat.tip.newest', { credits: creditsOf(newest) })}</span>{' '}
          <span data-private="amount">{amountOf(newest)}</span>{' '}
          {shown.play.status !== 'earlier' && <span aria-hidden="true">·</span>}{' '}
          {shown.play.status === 'running' ? (
            <ShortCountdown model={model} play={shown.play} />
          ) : (
            <ShortOutcome play={shown.play} />
          )}
        </p>
        <div className={`row gap-2 ${css.beside}`}>
          {needsToys && <ToToys play={shown.play} />}
          <Thanks model={model} id={newest.id} />
        </div>
      </div>
      {isOpen && (
        <ol className={`line-above small ${css.all}`}>
          {row.tips().map((tip) => (
            <OpenTip key={tip.id} tip={tip} client={row.client} model={model} />
          ))}
        </ol>
      )}
    </div>
  );
};

/**
 * Consecutive tips of the customer: how many, how much, and what the toys do for them. Without their facts, as of a session before, the
 * plain lines.
 */
export const TipRow = observer(function TipRow({ row }: { readonly row: Row }) {
  const model = use(TipRowsContext);
  const tips = model?.row(row.tips.map(({ id }) => id));
  if (model !== undefined && tips !== undefined) {
    const Tips = tips.count === 1 ? SingleTip : CountedTips;
    return <Tips id={row.id} row={tips} model={model} />;
  }
  return (
    <div className={`row wrap ${css.row}`} data-message-id={row.id} data-tip="past">
      {row.tips.map(({ id, text }) => (
        <p key={id} className={`min-w-0 break-anywhere ${css.words}`} data-private="amount">
          {text}
        </p>
      ))}
    </div>
  );
});
