import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { stepAfterSession } from '@greenroom/core/availability/availability';
import { hasKeyboard } from '../device/has-keyboard.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { MemoArea } from '../memos/MemoArea.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { isPressOf } from '../ui/input-guard.ts';
import { onSubmit } from '../ui/on-submit.ts';
import { takeFocus } from '../ui/take-focus.ts';
import { TYPING_FIELDS } from '../ui/typing-fields.ts';
import { useInputGuard } from '../ui/use-input-guard.ts';
import type { SessionSummary } from './session-summary.ts';
import { Key } from './shortcuts/Key.tsx';
import css from './SummaryCard.module.css';

export interface SummaryCardModel {
  /** Names the session: nothing of it follows to the next. */
  readonly key: string;
  readonly summary: SessionSummary;
  /** The number of this visit; undefined until the platform has counted it. */
  readonly visit: number | undefined;
  readonly memo: string;
  readonly maxLength: number;
  readonly writeTo: string;
  /** A break is offered only while customers could ask. */
  readonly mayTakeBreak: boolean;
  readonly writeMemo: (content: string) => void;
  readonly takeBreak: () => void;
  /** Names the button, and what Enter in the memo does. */
  readonly step: ReturnType<typeof stepAfterSession>;
  readonly press: () => void;
  /** Puts the summary aside; the memo is saved. */
  readonly leave: () => void;
}

interface Props {
  readonly model: SummaryCardModel;
}

const BUTTON = {
  done: 'session.summary.done',
  resumeWork: 'services.resumeWork',
  goReady: 'session.goReady',
} as const satisfies Record<SummaryCardModel['step'], string>;

const takeFocusUnlessTyping = (area: HTMLTextAreaElement | null): void => {
  // Whoever types elsewhere goes on typing there.
  if (document.activeElement?.matches(TYPING_FIELDS) === true) return;
  takeFocus(area);
  // No further than needed: the buttons that stay in sight must not lie over it.
  area?.scrollIntoView({ block: 'nearest' });
};

const Figures = observer(function Figures({ summary, visit }: Pick<SummaryCardModel, 'summary' | 'visit'>) {
  const { t } = useTranslation();
  return (
    <>
      {summary.pay !== undefined && (
        <p className={`stack ${css.pay}`}>
          <span className={css.label}>{t(summary.isAbout ? 'session.summary.payAbout' : 'session.summary.pay')}</span>{' '}
          <strong data-private="amount">{summary.pay}</strong>
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>{t('common.customer')}</dt>
          <dd>
            <ClientLabel client={summary.client} />
          </dd>
        </div>
        {summary.tips !== undefined && (
          <div>
            <dt>{t('session.summary.tips')}</dt>
            <dd data-private="amount">
              {summary.tips.amount}{' '}
              <span className="quiet normal">
                ({t('chat.tip.credits', { count: summary.tips.credits, shown: summary.tips.creditsText })})
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('session.summary.duration')}</dt>
          <dd>{summary.duration}</dd>
        </div>
        {visit !== undefined && (
          <div>
            <dt>{t('session.summary.visit')}</dt>
            <dd>{visit}</dd>
          </div>
        )}
        {summary.today !== undefined && (
          <div>
            <dt>{t(summary.isTodayAbout ? 'earnings.todayAbout' : 'earnings.today')}</dt>
            <dd data-private="amount">{summary.today}</dd>
          </div>
        )}
      </dl>
    </>
  );
});

/** Summary of a session with its end, its earnings, a memo and the next step. Enter in the memo presses the button. */
export const SummaryCard = observer(function SummaryCard({ model }: Props) {
  const { t } = useTranslation();
  const { summary } = model;
  const guard = useInputGuard(true, true);
  const submitByEnter = (event: KeyboardEvent): void => {
    if (!isPressOf('Enter', event.nativeEvent) || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat) model.press();
  };
  return (
    <section ref={guard} className={`stack gap-3 rounded outlined ${css.card}`} aria-labelledby="summary-title">
      <h3 id="summary-title" className="text-heading">
        {t('session.summary.title')}
      </h3>
      <p data-announce="polite">{t(summary.reasonKey)}</p>
      <Figures summary={summary} visit={model.visit} />
      <form className={`stack gap-3 ${css.form}`} onSubmit={onSubmit(model.press)}>
        <MemoArea
          ref={takeFocusUnlessTyping}
          data-focus-home=""
          label={t('common.memo')}
          rows={2}
          value={model.memo}
          maxLength={model.maxLength}
          {...(hasKeyboard() && {
            help: `${t(`session.summary.enter.${model.step}`)} ${t('session.summary.newLine')}`,
          })}
          onChange={(event) => model.writeMemo(event.target.value)}
          onKeyDown={submitByEnter}
        />
        <div className={css.actions}>
          <Button type="submit" look="primary" aria-keyshortcuts="Enter">
            {t(BUTTON[model.step])} <Key name="Enter" silent />
          </Button>
          <Link className={buttonClass({})} to={model.writeTo} onClick={model.leave}>
            {t('session.summary.write')}
          </Link>
          {model.mayTakeBreak && <Button onClick={model.takeBreak}>{t('session.summary.break')}</Button>}
        </div>
      </form>
    </section>
  );
});
