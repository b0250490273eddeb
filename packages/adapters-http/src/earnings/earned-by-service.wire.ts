import * as z from 'zod/mini';
import type { EarnedByService, EarnedService } from '@greenroom/core/earnings/earnings';
import { cents } from '@greenroom/core/kernel/units';
import { isService } from '@greenroom/core/services/service';
import { centsWire, mapped } from '../http/fields.wire.ts';

/** One service that this product does not know must not hide the earnings: it is an other one. */
export const earnedServiceWire = mapped(z.string(), (wire): EarnedService => (isService(wire) ? wire : 'other'));

const sumOf = (rows: readonly EarnedByService[]): readonly EarnedByService[] =>
  rows.length === 0
    ? []
    : [
        {
          service: 'other',
          count: rows.reduce((sum, { count }) => sum + count, 0),
          amount: cents(rows.reduce((sum, { amount }) => sum + amount, 0)),
        },
      ];

/** Earnings by service; all services that this product does not know are one row, the last one. */
export const earnedByServiceWire = mapped(
  z.array(z.object({ service: earnedServiceWire, count: z.int(), amount: centsWire })),
  (rows): readonly EarnedByService[] => [
    ...rows.filter(({ service }) => service !== 'other'),
    ...sumOf(rows.filter(({ service }) => service === 'other')),
  ],
);
