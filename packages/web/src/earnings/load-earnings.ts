import { ALL_SERVICES, readDate, readScope, readServiceFilter } from '@greenroom/core/earnings/earnings-period';
import type { EarningsReportController } from '@greenroom/core/earnings/earnings-report.controller';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { firstOf, PAGE_SIZE, readPaging } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

/** Asks for the period, the service and the page that the address names. @spec §2 /earnings/ — limit 20, date now, scope day, service ALL */
export const loadEarnings =
  (
    { history, left, today }: Pick<EarningsController, 'history' | 'left' | 'today'>,
    reports: EarningsReportController,
  ) =>
  ({ query }: PageAddress): void => {
    const paging = readPaging(query, PAGE_SIZE.earnings);
    const subject = {
      scope: readScope(query.get('scope')),
      date: readDate(query.get('date')),
      service: readServiceFilter(query.get('service')),
    };
    history.load({ ...subject, limit: paging.limit, offset: firstOf(paging) });
    reports.load(subject);
    left.load('left');
    today.reload();
  };

/** Asks for the page of payments that the address names. @spec §2 /earnings/specifications/ — paged, limit 20 */
export const loadSpecifications =
  ({ payments, left }: Pick<EarningsController, 'payments' | 'left'>, reports: EarningsReportController) =>
  ({ query }: PageAddress): void => {
    const paging = readPaging(query, PAGE_SIZE.specifications);
    payments.load({ limit: paging.limit, offset: firstOf(paging) });
    left.load('left');
    reports.loadPayoutWeeks();
  };

/** Asks for the report of the year that the address names. */
export const loadEarningsYear =
  (reports: EarningsReportController) =>
  ({ query }: PageAddress): void =>
    reports.load({ scope: 'year', date: readDate(query.get('date')), service: ALL_SERVICES });
