import { computed, makeObservable, type IComputedValue } from 'mobx';
import type { EarningsItem } from '@greenroom/core/earnings/earnings';
import {
  ALL_SERVICES,
  partBefore,
  partsOver,
  periodAfter,
  periodBefore,
  periodOf,
  sumByPart,
  sumOfDay,
  type Period,
  type EarningsQuery,
} from '@greenroom/core/earnings/earnings-period';
import type { EarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import type { ComparedEarnings, EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { fullDate, isoDay, shortDate, startOfDay } from '@greenroom/core/formatting/dates';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import { cents, type Cents, type Seconds } from '@greenroom/core/kernel/units';
import type { SessionMeterController } from '@greenroom/core/meter/session-meter.controller';
import { unlistedOf, unlistedTimeOf, type UnlistedPay } from '@greenroom/core/meter/session-money';
import { clientName } from '@greenroom/core/session/client-name';
import type { SaveFile } from '../device/save-file.ts';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';
import { listOf, type ListModel } from '../ui/query-view.ts';
import { earningsFile, type FileWords } from './earnings-file.ts';
import { EarningsLeftViewModel } from './earnings-left.view-model.ts';
import type { EarningsPageModel } from './EarningsPage.tsx';
import type { ComparisonModel, PartModel, PeriodModel } from './period-model.ts';
import type { PeriodFiguresModel } from './PeriodFigures.tsx';
import { compareAmounts, ReportViewModel, toServiceShares, toUnlisted } from './report.view-model.ts';
import type { EarningsRow } from './SessionsTable.tsx';

const CSV = 'text/csv;charset=utf-8';

const sumOf = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** Formats a row; messages and tips have no duration, which is left empty. */
const toRow = ({ id, at, service, client, duration, amount }: EarningsItem): EarningsRow => ({
  id,
  time: fullDate(at),
  service,
  client: clientName(client.name),
  duration: duration > 0 ? sessionTime(duration) : '',
  amount: currency(amount),
});

interface Sources {
  readonly earnings: EarningsController;
  readonly reports: EarningsReportController;
  readonly meter: Pick<SessionMeterController, 'watch'>;
  readonly now: () => Seconds;
  readonly ticker: Ticker;
  readonly save: SaveFile;
}

/** Mirrors a period of the earnings beside the one before. @spec §2 /earnings/ */
export class EarningsViewModel implements EarningsPageModel {
  readonly list: ListModel<ComparedEarnings, EarningsQuery>;
  readonly left: EarningsLeftViewModel;
  readonly report: ReportViewModel;
  readonly #earnings: EarningsController;
  readonly #meter: Sources['meter'];
  readonly #now: () => Seconds;
  readonly #save: SaveFile;
  /** Start of the day that it is. */
  readonly #today: IComputedValue<Seconds>;

  constructor({ earnings, reports, meter, now, ticker, save }: Sources) {
    this.list = listOf(earnings.history);
    this.left = new EarningsLeftViewModel(earnings, now, ticker);
    this.report = new ReportViewModel(reports);
    this.#earnings = earnings;
    this.#meter = meter;
    this.#now = now;
    this.#save = save;
    this.#today = computed(() => {
      // Midnight passes while the page is shown.
      ticker.now();
      return periodOf('day', now()).from;
    });
    // The chart is drawn again with other parts alone.
    makeObservable(this, { parts: computed });
  }

  get service(): EarningsPageModel['service'] {
    return this.list.key?.service ?? ALL_SERVICES;
  }

  get period(): PeriodModel {
    const now = this.#today.get();
    const period = this.#period();
    const after = periodAfter(period);
    return {
      scope: period.scope,
      from: period.from,
      day: isoDay(period.firstDay),
      today: isoDay(periodOf('day', now).firstDay),
      now,
      before: periodBefore(period).from,
      after: after.from <= now ? after.from : undefined,
    };
  }

  get rows(): readonly EarningsRow[] {
    return (this.list.data?.items ?? []).map(toRow);
  }

  get first(): PeriodFiguresModel {
    const { data: answer } = this.list;
    const { view, figures } = this.report;
    return {
      scope: this.#period().scope,
      sum: this.list.view === 'loading' ? undefined : currency(answer?.sum),
      unlisted: toUnlisted(this.#unlisted),
      comparison: this.#comparison,
      figures: view === 'loading' ? 'pending' : figures,
    };
  }

  /** Part of the session that the list lacks. */
  get #unlisted(): UnlistedPay | undefined {
    const { data: answer } = this.list;
    if (answer === undefined) return undefined;
    const listed = sumOfDay(answer.period, answer.parts, this.#now());
    if (listed === undefined) return undefined;
    const { service } = this;
    const money = read(this.#meter.watch);
    return service === ALL_SERVICES ? unlistedOf(money, listed) : unlistedTimeOf(money, service);
  }

  get #comparison(): ComparisonModel | undefined {
    const { data: answer } = this.list;
    if (answer?.earnedBefore === undefined) return undefined;
    const { period, before, earnedBefore } = answer;
    if (this.#now() >= period.until) return compareAmounts(answer.sum, earnedBefore.sum);
    // A running period is compared with as much of the one before: up to the last full hour of a day, else the last full day.
    const over = partsOver(period, this.#now());
    if (over === 0) return undefined;
    const upTo = (sums: readonly Cents[]): Cents => sumOf(sums.slice(0, over));
    const compared = compareAmounts(upTo(sumByPart(period, answer.parts)), upTo(sumByPart(before, earnedBefore.parts)));
    return {
      ...compared,
      upTo: period.scope === 'day' ? clockTime(over) : shortDate(startOfDay(period.firstDay + over)),
    };
  }

  get parts(): readonly PartModel[] {
    const { data: answer } = this.list;
    if (answer === undefined) return [];
    const { period, before, earnedBefore } = answer;
    const amounts = sumByPart(period, answer.parts);
    const amountsBefore = earnedBefore === undefined ? [] : sumByPart(before, earnedBefore.parts);
    return amounts.map((amount, index) => {
      const other = partBefore(period, before, index);
      return toPart(index, amount, other === undefined ? undefined : amountsBefore[other]);
    });
  }

  get besideNone(): string | undefined {
    const { data: answer } = this.list;
    if (answer?.earnedBefore === undefined) return undefined;
    const { period, before, earnedBefore } = answer;
    const parts = sumByPart(period, []);
    const shown = new Set(parts.map((_, index) => partBefore(period, before, index)));
    const others = sumByPart(before, earnedBefore.parts).filter((_, index) => !shown.has(index));
    const sum = sumOf(others);
    return sum === 0 ? undefined : currency(sum);
  }

  get isEmpty(): boolean {
    const { view, mayBeOld, data: answer } = this.list;
    const onAir = this.report.report?.onAir ?? 0;
    return (
      view === 'empty' &&
      !mayBeOld &&
      this.#unlisted === undefined &&
      answer?.earnedBefore?.parts.length === 0 &&
      onAir === 0
    );
  }

  get services(): EarningsPageModel['services'] {
    return toServiceShares(this.list.data?.services ?? []);
  }

  get file(): EarningsPageModel['file'] {
    return read(this.#earnings.collecting);
  }

  readonly saveAsFile = async (words: FileWords): Promise<void> => {
    const { period } = this;
    const items = await this.#earnings.collect();
    if (items === undefined) return;
    this.#save(`greenroom-${period.scope}-${period.day}.csv`, CSV, earningsFile(items, words));
  };

  #period(): Period {
    const { data: answer, key: question } = this.list;
    return answer?.period ?? periodOf(question?.scope ?? 'day', question?.date ?? this.#today.get());
  }
}

const toPart = (index: number, amount: Cents, before: Cents | undefined): PartModel => ({
  index,
  cents: amount,
  centsBefore: before,
  amount: currency(amount),
  amountBefore: before === undefined ? '' : currency(before),
});

const clockTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
