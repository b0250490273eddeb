import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { periodOf } from '@greenroom/core/earnings/earnings-period';
import { dayOfIso, startOfDay } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import type { Authenticate } from '../../base/calls/handler.ts';
import type { Faults } from '../../base/faults/faults.ts';
import { cookiesOf } from '../../base/security/cookies.ts';
import { NEVER_STORED } from '../../base/security/headers.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import type { PaymentRow } from '../../base/store/tables/session-tables.ts';
import { byService, sessionsIn } from './earned-in.ts';
import { createEarningsReports, type ReportParts } from './earnings-reports.ts';
import { invoicePdf, specificationPdf } from './payment-pdf.ts';
import { statementPdf } from './statement-pdf.ts';

type DocumentRequest = FastifyRequest<{ Params: { readonly id: string } }>;

type StatementRequest = FastifyRequest<{ Params: { readonly year: string } }>;

const DOCUMENTS = '/api/performer/payments/:id';
const STATEMENT = '/api/performer/statements/:year';
/** Years for which there are dates of earnings. */
const YEAR = /^20\d\d$/;

interface Parts extends ReportParts {
  readonly authenticate: Authenticate;
  readonly faults: Faults;
}

/**
 * Serves invoice and specification of a payment, and the statement of a year, which is our addition. Unlike a call they are links that the
 * browser follows, so they come without the headers of a call, and the cookie alone identifies the performer. Payments of other performers
 * answer as if they did not exist.
 * @spec §7 Invoice download link: performer/payments/{id}/invoice
 */
export const registerPaymentDocuments = (app: FastifyInstance, parts: Parts): void => {
  const { authenticate, store, faults, paidSessions, clock } = parts;
  const reports = createEarningsReports(parts);
  const sessionsOf = ({ performer_id: id, from_day: firstDay, until_day: untilDay }: PaymentRow) =>
    sessionsIn(store, id, { firstDay, endDay: untilDay + 1 });

  const invoice = async (payment: PaymentRow, performer: PerformerRow) =>
    invoicePdf({ payment, performer }, await byService(sessionsOf(payment)));
  const specification = async (payment: PaymentRow, performer: PerformerRow) => {
    const lines = await sessionsOf(payment)
      .innerJoin('customers', 'customers.id', 'sessions.client_id')
      .select(['started_at', 'name', 'service', 'duration', 'earned'])
      .orderBy('started_at')
      .orderBy('sessions.id')
      .execute();
    return specificationPdf({ payment, performer }, lines);
  };

  /** Sends what is made for the performer of the request; nothing made is not found. */
  const sendPdf = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (performer: PerformerRow) => Promise<{ readonly name: string; readonly pdf: Buffer } | undefined>,
  ) => {
    const known = (await authenticate(cookiesOf(request, reply), request.host)).performer;
    if (!known.ok) return reply.code(known.error.status).send(known.error.body);
    const { performer } = known.value;
    if ((await faults.of(performer.id)).has('invoices-fail')) return reply.code(500).send({ error: 'platform_failed' });
    await paidSessions.open(performer.id);
    const made = await make(performer);
    if (made === undefined) return reply.code(404).send({ error: 'not_found' });
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename="${made.name}.pdf"`)
      .header('Cache-Control', NEVER_STORED)
      .send(made.pdf);
  };
  const send = (name: string, make: typeof invoice) => (request: DocumentRequest, reply: FastifyReply) =>
    sendPdf(request, reply, async (performer) => {
      const payment = await store
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', request.params.id)
        .where('performer_id', '=', performer.id)
        .executeTakeFirst();
      return payment && { name: `${name}-${payment.id}`, pdf: await make(payment, performer) };
    });
  const statement = (request: StatementRequest, reply: FastifyReply) =>
    sendPdf(request, reply, async (performer) => {
      if (!YEAR.test(request.params.year)) return undefined;
      const year = Number(request.params.year);
      const { from, until } = periodOf('year', startOfDay(dayOfIso(`${year}-01-01`) ?? 0));
      const now = clock.today();
      if (from > now) return undefined;
      const sums = await reports.reportOf(performer.id, 'year', from);
      const pdf = await statementPdf({ performer, year, until: seconds(Math.min(until, now)) }, sums);
      return { name: `statement-${performer.id}-${year}`, pdf };
    });
  app.get(`${DOCUMENTS}/invoice`, send('invoice', invoice));
  app.get(`${DOCUMENTS}/specification`, send('specification', specification));
  app.get(STATEMENT, statement);
};
