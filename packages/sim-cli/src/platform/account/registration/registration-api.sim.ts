import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { ok } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { bytes } from '@greenroom/core/kernel/units';
import { languageOrFallback } from '@greenroom/core/localisation/language';
import { ageOn, calendarDay, readDay } from '@greenroom/core/personal-data/birth-date';
import type { FetchPhoneNumbers } from '@greenroom/core/personal-data/phone-numbers';
import { documentProblem } from '@greenroom/core/registration/document-picture';
import { DOCUMENT_SIDES, registrationProblems, tidyRegistration } from '@greenroom/core/registration/registration';
import { WORKED, firstProblem, refuse, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { NOTHING_PUBLIC, firstProfile } from '../../base/people/account-fields.ts';
import type { Files } from '../../base/people/files.ts';
import type { Notices } from '../../base/people/notices.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { OriginOf } from '../../base/security/origins.ts';
import { retryConflict } from '../../base/store/store-trouble.ts';
import type { Store } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { DEMO_PASSWORD } from '../../base/world/performers.ts';
import { performerRow } from '../../base/world/seed-world.ts';
import { reencodeImage } from '../gallery/reencode-image.ts';
import { refuseTry } from '../login/count-try.ts';
import type { LoginTries } from '../login/login-tries.ts';
import type { Registrations } from './registrations.ts';

/** Begin of a token that chooses the first password. */
const FIRST_LINK = 'first.';
/** Number of times within a quarter of an hour that the first mail is sent again. */
const MAILS_LIMIT = { most: 3, pauses: {} };

interface Parts {
  readonly store: Store;
  readonly registrations: Registrations;
  readonly files: Files;
  readonly performers: Performers;
  readonly submissions: Submissions;
  readonly notices: Pick<Notices, 'notifyRegistered'>;
  readonly passwordLinks: {
    readonly create: (performerId: string, within: Store, kind: 'first') => Promise<string>;
  };
  readonly tries: Pick<LoginTries, 'begin'>;
  readonly originOf: OriginOf;
  /** False where pages have no link to choose a password: the first one is then mailed. */
  readonly hasPasswordLinks: boolean;
  readonly eventLog: EventLog;
  readonly clock: PlatformClock;
  readonly fetchPhoneNumbers: FetchPhoneNumbers;
}

/**
 * Answers the calls of a registration, which makes a performer whom a moderator still has to approve.
 *
 * @spec §2 /register/{token}
 */
export const createRegistrationApi = (parts: Parts): HandlersOf<'registration'> => {
  const { store, registrations, files, performers, submissions, eventLog, clock, fetchPhoneNumbers } = parts;
  const { notices, passwordLinks, originOf, hasPasswordLinks, tries } = parts;

  const probe = createFileProbe();

  const openOne = async (token: string) => {
    const registration = await registrations.find(token);
    if (registration === undefined) return refuse(410, 'token_invalid');
    if (registration.performer_id !== null) return refuse(410, 'token_used');
    return registration.expires_at <= clock.stamp() ? refuse(410, 'token_expired') : ok(registration);
  };
  /** Sends the first mail, with a link to choose the password or with the first one. */
  const mailFirst = async (performer: PerformerRow, host: string, within: Store): Promise<void> => {
    const first = hasPasswordLinks
      ? {
          link: `${originOf(host)}/new-password/#${FIRST_LINK}${await passwordLinks.create(performer.id, within, 'first')}`,
        }
      : { password: DEMO_PASSWORD };
    await notices.notifyRegistered(performer, first, within);
  };
  return {
    invitation: async ({ params }) => {
      const open = await openOne(params.token);
      return open.ok ? ok({ email: open.value.email }) : open;
    },
    uploadDocument: async ({ params, body }) => {
      const open = await openOne(params.token);
      if (!open.ok) return open;
      if (!DOCUMENT_SIDES.some((side) => side === params.side)) return refuse(404, 'not_found');
      const size = bytes(body.byteLength);
      const probed = await probe.look({ name: '', size, content: new Blob([body]) });
      if (documentProblem(size, probed) !== undefined) return refuse(422, 'not_an_image');
      const drawn = await reencodeImage(body);
      if (drawn === undefined) return refuse(422, 'not_an_image');
      const id = await store
        .transaction()
        .execute(async (within) =>
          (await registrations.hold(open.value, within))
            ? files.keep(open.value.id, params.side, drawn, within)
            : undefined,
        );
      if (id === undefined) return refuse(410, 'token_used');
      eventLog.write('info', 'Document uploaded', { side: params.side, size: drawn.byteLength });
      return ok({ id });
    },
    register: async ({ params, body: sent }, { host }) => {
      const open = await openOne(params.token);
      if (!open.ok) return open;
      const today = calendarDay(clock.today());
      const numbers = await fetchPhoneNumbers();
      const body = tidyRegistration(sent, numbers);
      const wrong = firstProblem(registrationProblems(body, today, numbers));
      if (wrong !== undefined) return refuse(422, 'refused', wrong);

      const born = readDay(body.birthDate) ?? today;
      const { firstName, lastName, street, houseNumber, zipCode, city, country, email, phone, nationality } = body;
      const personal = { firstName, lastName, street, houseNumber, zipCode, city, country, email, phone, nationality };
      const { accountHolder, iban, bic, bsn, handlesVat, vatNumber, tradeNumber } = body;
      const payment = { accountHolder, iban, bic, bsn, handlesVat, vatNumber, tradeNumber };
      const registerOnce = async () => {
        const id = await performers.nextId();
        const { next } = createSeededRandom(Number(id));
        const performer = {
          ...performerRow(
            { id, username: `performer-${id}`, purpose: '', codeChannel: 'none', status: 'PENDING', isNew: true },
            next,
            clock.today(),
          ),
          ...NOTHING_PUBLIC,
          language: languageOrFallback(sent.language ?? ''),
          phone: body.phone,
        } as const;
        return store.transaction().execute(async (within) => {
          // A document that is replaced meanwhile is replaced before this, or not at all.
          if (!(await registrations.hold(open.value, within))) return refuse(410, 'token_used');
          const uploaded = await files.of(open.value.id, within);
          const missing = DOCUMENT_SIDES.find((side) => uploaded.get(body[side]) !== side);
          if (missing !== undefined) return refuse(422, 'refused', { field: missing, problem: 'fileMissing' });
          await registrations.use(open.value, id, within);
          await performers.add(performer, within);
          await submissions.write(id, { kind: 'personal', content: personal, status: 'kept' }, within);
          await submissions.write(id, { kind: 'payment', content: payment, status: 'kept' }, within);
          await submissions.write(id, { kind: 'account', content: { firstName }, status: 'pending' }, within);
          await submissions.write(id, firstProfile(ageOn(born, today)), within);
          await mailFirst(performer, host, within);
          return ok({ id });
        });
      };
      // Another node may give the same number at the same moment.
      const registered = await retryConflict(registerOnce);
      if (registered.ok) eventLog.write('info', 'Registered', { performer: registered.value.id });
      return registered;
    },
    mailAgain: async ({ params }, { host }) => {
      if (!hasPasswordLinks) return refuse(404, 'not_found');
      const id = (await registrations.find(params.token))?.performer_id ?? '';
      const performer = await performers.find(id);
      if (performer === undefined) return refuse(410, 'token_invalid');
      if (!(await registrations.lacksPassword(id))) return refuse(410, 'token_used');
      const wait = await tries.begin(`first mail ${id}`, MAILS_LIMIT);
      if (wait > 0) return refuseTry(wait);
      await store.transaction().execute((within) => mailFirst(performer, host, within));
      eventLog.write('info', 'First mail sent again', { performer: id });
      return WORKED;
    },
  };
};
