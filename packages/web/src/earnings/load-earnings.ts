import { ALL_SERVICES, readDate, readScope, readServiceFilter } from '@greenroom/core/earnings/earnings-period';
import type { EarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import type { SessionMeterController } from '@greenroom/core/meter/session-meter.controller';
import { PAGE_SIZE, readPart } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

interface Parts {
  readonly earnings: Pick<EarningsController, 'history' | 'left'>;
  readonly earningsReport: Pick<EarningsReportController, 'load'>;
  readonly meter: Pick<SessionMeterController, 'compare'>;
}

/** Asks for the period, the service and the page that the address names. @spec §2 /earnings/ — limit 20, date now, scope day, service ALL */
export const loadEarnings =
  ({ earnings: { history, left }, earningsReport, meter }: Parts) =>
  ({ query }: PageAddress): void => {
    const subject = {
      scope: readScope(query.get('scope')),
      date: readDate(query.get('date')),
      service: readServiceFilter(query.get('service')),
    };
    history.load({ ...subject, ...readPart(query, PAGE_SIZE.earnings) });
    earningsReport.load(subject);
    left.load('left');
    // The total of today too, with what the session has come to.
    meter.compare();
  };

/** Asks for the page of payments that the address names. @spec §2 /earnings/specifications/ — paged, limit 20 */
export const loadSpecifications =
  ({ payments, left }: Pick<EarningsController, 'payments' | 'left'>, reports: EarningsReportController) =>
  ({ query }: PageAddress): void => {
    payments.load(readPart(query, PAGE_SIZE.specifications));
    left.load('left');
    reports.loadPayoutWeeks();
  };

/** Asks for the report of the year that the address names, and for today, which tells what the report lacks of a running session. */
export const loadEarningsYear =
  (reports: EarningsReportController, today: EarningsController['today'], meter: Parts['meter']) =>
  ({ query }: PageAddress): void => {
    reports.load({ scope: 'year', date: readDate(query.get('date')), service: ALL_SERVICES });
    today.reload();
    meter.compare();
  };
