import { observer } from 'mobx-react-lite';
import type { RANKS } from '@greenroom/core/earnings/earnings-period';
import type { WeekLabel } from '@greenroom/core/formatting/dates';
import type { Countdown } from '@greenroom/core/formatting/durations';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Figure } from '../ui/Figure.tsx';
import { MayBeOld } from '../ui/MayBeOld.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useWeekName } from './use-period-name.ts';

export interface EarningsLeftModel {
  readonly failed: boolean;
  readonly mayBeOld: boolean;
  /** Undefined while it is on its way. */
  readonly left: string | undefined;
  /** Time of the next payout, and the time left until then. */
  readonly nextPayment: { readonly moment: string; readonly left: Countdown } | undefined;
  /** Undefined before the first payment. */
  readonly rank: { readonly rank: (typeof RANKS)[number]; readonly week: WeekLabel } | undefined;
  readonly retry: () => void;
}

interface Props {
  readonly model: EarningsLeftModel;
}

const Rank = observer(function Rank({ model: { rank } }: Props) {
  const { t } = useTranslation();
  const weekName = useWeekName();
  return (
    <Figure
      name={t('earnings.rank')}
      value={rank === undefined ? '–' : t(`earnings.rankName.${rank.rank}`)}
      note={
        rank === undefined
          ? t('earnings.noRank')
          : t('earnings.rankFrom', { rank: rank.rank, week: weekName(rank.week) })
      }
    />
  );
});

/** Amount still to be paid, and the rank with its week. @spec §7 earnings_left, §1 the performer rank updates weekly after payment */
export const EarningsLeft = observer(function EarningsLeft({ model }: Props) {
  const { t } = useTranslation();
  if (model.failed) {
    return (
      <Notice
        tone="stop"
        data-announce="assertive"
        actions={<Button onClick={model.retry}>{t('common.tryAgain')}</Button>}
      >
        {t('earnings.leftFailed')}
      </Notice>
    );
  }
  return (
    <Panel aria-label={t('earnings.standing')}>
      <MayBeOld when={model.mayBeOld} retry={model.retry} />
      <dl className="stack columns gap-4">
        <Figure
          name={t('earnings.left')}
          value={model.left ?? '…'}
          note={
            model.nextPayment === undefined
              ? t('earnings.paidWeekly')
              : t('earnings.paidOn', {
                  moment: model.nextPayment.moment,
                  left: t(model.nextPayment.left.key, model.nextPayment.left.params),
                })
          }
          isAmount
        />
        <Rank model={model} />
      </dl>
    </Panel>
  );
});
