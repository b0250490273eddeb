import { statementLink } from '@greenroom/core/earnings/earnings';
import { periodAfter, periodBefore, periodOf, type Period } from '@greenroom/core/earnings/earnings-period';
import { earnedPerHour } from '@greenroom/core/earnings/earnings-report';
import type { EarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import { statementRows, type StatementWords } from '@greenroom/core/earnings/year-statement';
import { toCsv } from '@greenroom/core/formatting/csv';
import { isoDay } from '@greenroom/core/formatting/dates';
import { hoursAndMinutes } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { Cents, Seconds } from '@greenroom/core/kernel/units';
import type { SessionMeterController } from '@greenroom/core/meter/session-meter.controller';
import { unlistedOf, type SessionMoney, type UnlistedPay } from '@greenroom/core/meter/session-money';
import type { SaveFile } from '../device/save-file.ts';
import { read } from '../mobx/read.ts';
import { shareOf } from '../ui/share-of.ts';
import type { PeriodFiguresModel } from './PeriodFigures.tsx';
import { ReportViewModel, toServiceShares, toUnlisted } from './report.view-model.ts';
import type { ServiceShare } from './ServicesTable.tsx';
import type { YearMonthRow, YearPageModel } from './YearPage.tsx';

const CSV = 'text/csv;charset=utf-8';
const YEAR_DIGITS = 4;

interface Sources {
  readonly reports: EarningsReportController;
  readonly meter: Pick<SessionMeterController, 'watch'>;
  /** Sum of today's list, read with the report. */
  readonly listedToday: Watchable<Query<'today', Cents>>;
  readonly now: () => Seconds;
  /** Full API URL: a statement is fetched as a link, not as a call. */
  readonly apiUrl: string;
  readonly save: SaveFile;
}

/** Mirrors the report of a calendar year, with its statement as documents. */
export class YearViewModel implements YearPageModel {
  readonly report: ReportViewModel;
  readonly #money: Watchable<SessionMoney>;
  readonly #listedToday: Watchable<Query<'today', Cents>>;
  readonly #now: () => Seconds;
  readonly #apiUrl: string;
  readonly #save: SaveFile;

  constructor({ reports, meter, listedToday, now, apiUrl, save }: Sources) {
    this.report = new ReportViewModel(reports);
    this.#money = meter.watch;
    this.#listedToday = listedToday;
    this.#now = now;
    this.#apiUrl = apiUrl;
    this.#save = save;
  }

  get year(): YearPageModel['year'] {
    const period = this.#period();
    const after = periodAfter(period);
    const name = isoDay(period.firstDay).slice(0, YEAR_DIGITS);
    return {
      name,
      before: periodBefore(period).from,
      after: after.from <= this.#now() ? after.from : undefined,
      statement: statementLink(this.#apiUrl, name),
    };
  }

  get first(): PeriodFiguresModel {
    const { report, figures } = this.report;
    return {
      scope: 'year',
      sum: report === undefined ? undefined : currency(report.sum),
      unlisted: toUnlisted(this.#unlisted),
      comparison: undefined,
      figures: this.report.view === 'loading' ? 'pending' : figures,
    };
  }

  /** Part of the running session that the total of this year lacks. */
  get #unlisted(): UnlistedPay | undefined {
    const listed = read(this.#listedToday).data;
    const isRunning = this.#now() < this.#period().until;
    return isRunning && listed !== undefined ? unlistedOf(read(this.#money), listed) : undefined;
  }

  get paidOut(): YearPageModel['paidOut'] {
    const { report } = this.report;
    return report && { count: report.paidOut.count, amount: currency(report.paidOut.amount) };
  }

  get months(): readonly YearMonthRow[] {
    const months = this.report.report?.months ?? [];
    const amounts = months.map(({ amount }) => amount);
    return months.map(({ at, count, amount, onAir }) => {
      const perHour = earnedPerHour(amount, onAir);
      return {
        at,
        count: String(count),
        amount: currency(amount),
        onAir: hoursAndMinutes(onAir),
        perHour: perHour === undefined ? '' : currency(perHour),
        share: shareOf(amount, amounts),
      };
    });
  }

  get services(): readonly ServiceShare[] {
    return toServiceShares(this.report.report?.services ?? []);
  }

  readonly saveStatement = (words: StatementWords): void => {
    const { report } = this.report;
    if (report === undefined) return;
    this.#save(`greenroom-year-${this.year.name}.csv`, CSV, toCsv(statementRows(report.months, words), words.language));
  };

  #period(): Period<'year'> {
    const { report, question } = this.report;
    return periodOf('year', report?.period.from ?? question?.date ?? this.#now());
  }
}
