import { IconCoinEuro, IconFileDownload, IconFileTypePdf } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { StatementWords } from '@greenroom/core/earnings/year-statement';
import { TIME_ZONE } from '@greenroom/core/formatting/formatting.constants';
import type { Seconds } from '@greenroom/core/kernel/units';
import { languageOrFallback } from '@greenroom/core/localisation/language';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { monthName } from '../i18n/calendar-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Private } from '../ui/Private.tsx';
import { EarningsTabs } from './EarningsTabs.tsx';
import { PeriodFigures, type PeriodFiguresModel } from './PeriodFigures.tsx';
import { PeriodSteps } from './PeriodSteps.tsx';
import { CustomersPanel, HeatmapPanel, ReportState, type ReportModel } from './ReportParts.tsx';
import { ServicesTable, type ServiceShare } from './ServicesTable.tsx';
import { ShareTable } from './ShareTable.tsx';

/** Earnings of one month of the year. */
export interface YearMonthRow {
  readonly at: Seconds;
  readonly count: string;
  readonly amount: string;
  readonly onAir: { readonly hours: number; readonly minutes: number };
  /** Earnings per hour on air; empty below ten minutes. */
  readonly perHour: string;
  /** Part of the amount of the month that earned most, from 0 to 1. */
  readonly share: number;
}

export interface YearPageModel {
  readonly year: {
    /** Four digits. */
    readonly name: string;
    /** A moment in the year before. */
    readonly before: Seconds;
    /** A moment in the year after; undefined when that lies in the future. */
    readonly after: Seconds | undefined;
    /** Address of the statement as PDF. */
    readonly statement: string;
  };
  readonly first: PeriodFiguresModel;
  /** Payouts made in the year. */
  readonly paidOut: { readonly count: number; readonly amount: string } | undefined;
  readonly months: readonly YearMonthRow[];
  readonly services: readonly ServiceShare[];
  readonly report: ReportModel;
  readonly saveStatement: (words: StatementWords) => void;
}

interface Props {
  readonly model: YearPageModel;
}

const Statement = observer(function Statement({ model }: Props) {
  const { t, i18n } = useTranslation();
  const words: StatementWords = {
    language: languageOrFallback(i18n.language),
    head: [
      t('earnings.year.monthIn', { zone: TIME_ZONE }),
      t('earnings.service'),
      t('earnings.count'),
      t('earnings.amount'),
      t('earnings.currency'),
    ],
    total: t('earnings.total'),
    service: (service) => t(`services.name.${service}`),
  };
  return (
    <div className="flex wrap gap-2">
      <a className={buttonClass({})} href={model.year.statement} download>
        <IconFileTypePdf size={18} aria-hidden="true" />
        {t('earnings.year.pdf')}
      </a>
      <Button icon={<IconFileDownload size={18} aria-hidden="true" />} onClick={() => model.saveStatement(words)}>
        {t('earnings.year.csv')}
      </Button>
    </div>
  );
});

const Months = observer(function Months({ model: { months, first } }: Props) {
  const { t, i18n } = useTranslation();
  const nameOf = ({ at }: YearMonthRow): string => monthName(i18n.language, at);
  return (
    <>
      <ShareTable
        caption={t('earnings.year.byMonth')}
        nameTitle={t('earnings.year.month')}
        rows={months.map((month) => ({ ...month, key: String(month.at), name: nameOf(month) }))}
        total={first.sum}
      />
      <Disclosure summary={t('earnings.asTable')}>
        <DataTable
          caption={t('earnings.year.table')}
          rows={months}
          keyOf={({ at }) => String(at)}
          columns={[
            { key: 'month', title: t('earnings.year.month'), isName: true, cell: nameOf },
            { key: 'count', title: t('earnings.count'), isNumber: true, cell: ({ count }) => count },
            {
              key: 'onAir',
              title: t('earnings.when.onAir'),
              isNumber: true,
              cell: ({ onAir }) => t('earnings.when.hours', onAir),
            },
            {
              key: 'perHour',
              title: t('earnings.perHour'),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ perHour }) => perHour,
            },
            {
              key: 'amount',
              title: t('earnings.amount'),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ amount }) => amount,
            },
          ]}
          foot={{ month: t('earnings.total'), amount: first.sum }}
        />
      </Disclosure>
    </>
  );
});

const Year = observer(function Year({ model }: Props) {
  const { t } = useTranslation();
  const { year, first, paidOut, months, services, report } = model;
  return (
    <>
      <Panel aria-label={t('earnings.period')}>
        <div className="stack gap-4">
          <PeriodSteps
            before={{ to: year.before, label: t('earnings.previousTitle.year') }}
            after={year.after === undefined ? undefined : { to: year.after, label: t('earnings.year.after') }}
          >
            {year.name}
          </PeriodSteps>
          {(report.view === 'loading' || report.view === 'ready') && <PeriodFigures model={first} />}
          <ReportState model={report} failed={t('error.earnings.notLoaded')} />
          {report.view === 'empty' && (
            <EmptyState
              icon={<IconCoinEuro size={32} aria-hidden="true" />}
              title={t('earnings.emptyTitle')}
              text={t('earnings.year.emptyText')}
            />
          )}
          {months.length > 0 && <Months model={model} />}
          {paidOut !== undefined && (paidOut.count > 0 || report.view === 'ready') && (
            <p className="quiet">
              <Private kind="amount">{t('earnings.year.paidOut', paidOut)}</Private>
            </p>
          )}
          {report.view === 'ready' && <Statement model={model} />}
        </div>
      </Panel>
      <HeatmapPanel model={report} />
      {services.length > 0 && (
        <Panel aria-labelledby="earnings-services">
          <h2 id="earnings-services" className="pb-3">
            {t('earnings.byService')}
          </h2>
          <ServicesTable rows={services} />
        </Panel>
      )}
      <CustomersPanel model={report} />
    </>
  );
});

/** Earnings of a calendar year by month, hour of the week, service and customer, with its statement. */
export const YearPage = observer(function YearPage({ model }: Props) {
  const { t } = useTranslation();
  const isOffered = model.report.view !== 'off';
  return (
    <Page title={t('earnings.year.title')} intro={t('earnings.intro', { zone: TIME_ZONE })}>
      <EarningsTabs hasYear={isOffered} />
      {isOffered ? (
        <Year model={model} />
      ) : (
        <EmptyState
          title={t('earnings.year.notOffered')}
          text={t('earnings.year.notOfferedText')}
          action={
            <Link className={buttonClass({})} to={ROUTES.earnings.path}>
              {t('earnings.history')}
            </Link>
          }
        />
      )}
    </Page>
  );
});
