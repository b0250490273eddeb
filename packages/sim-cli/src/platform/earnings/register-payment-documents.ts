import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from '../security/cookies.ts';
import { NEVER_STORED } from '../security/headers.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import type { PaymentRow } from '../store/tables/session-tables.ts';
import { byService } from './earned-in.ts';
import { invoicePdf, specificationPdf } from './payment-pdf.ts';
import type { Authenticate } from '../calls/handler.ts';
import type { Faults } from '../faults/faults.ts';
import type { SessionBook } from '../history/session-book.ts';
import type { Store } from '../store/store.ts';

type DocumentRequest = FastifyRequest<{ Params: { readonly id: string } }>;

const DOCUMENTS = '/api/performer/payments/:id';

interface Parts {
  readonly authenticate: Authenticate;
  readonly store: Store;
  readonly faults: Faults;
  readonly sessionBook: SessionBook;
}

/**
 * Serves the documents of a payment. Unlike a call they are links that the browser follows, so they come without the
 * headers of a call, and the cookie alone identifies the performer. Payments of other performers answer as if they did
 * not exist.
 *
 * @spec §7 Invoice download link: performer/payments/{id}/invoice
 */
export const registerPaymentDocuments = (
  app: FastifyInstance,
  { authenticate, store, faults, sessionBook }: Parts,
): void => {
  const sessionsOf = ({ performer_id: id, from_day: from, until_day: until }: PaymentRow) =>
    store
      .selectFrom('sessions')
      .where('sessions.performer_id', '=', id)
      .where('day', '>=', from)
      .where('day', '<=', until);

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

  const send = (name: string, make: typeof invoice) => async (request: DocumentRequest, reply: FastifyReply) => {
    const known = (await authenticate(cookiesOf(request, reply), request.host)).performer;
    if (!known.ok) return reply.code(known.error.status).send(known.error.body);
    const { performer } = known.value;
    if ((await faults.of(performer.id)).has('invoices-fail')) return reply.code(500).send({ error: 'platform_failed' });
    await sessionBook.open(performer.id);
    const payment = await store
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', request.params.id)
      .where('performer_id', '=', performer.id)
      .executeTakeFirst();
    if (payment === undefined) return reply.code(404).send({ error: 'not_found' });
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename="${name}-${payment.id}.pdf"`)
      .header('Cache-Control', NEVER_STORED)
      .send(await make(payment, performer));
  };
  app.get(`${DOCUMENTS}/invoice`, send('invoice', invoice));
  app.get(`${DOCUMENTS}/specification`, send('specification', specification));
};
