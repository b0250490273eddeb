import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Ids } from '../security/ids.ts';
import type { Store } from '../store/store.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import { readPersonal } from './contacts.ts';
import type { Submissions } from './submissions.ts';

type Words = Readonly<Record<'nl' | 'en' | 'de', string>>;

const NOT_YOU = {
  nl: 'Was jij dit niet? Neem meteen contact op met de klantenservice.',
  en: 'Was this not you? Contact customer service at once.',
  de: 'Warst du das nicht? Wende dich sofort an den Kundendienst.',
} as const satisfies Words;

/** Sentence of each change that is told to the performer. */
const CHANGES = {
  emailChanged: {
    nl: 'Het e-mailadres van je account is gewijzigd.',
    en: 'The e-mail address of your account was changed.',
    de: 'Die E-Mail-Adresse deines Kontos wurde geändert.',
  },
  phoneChanged: {
    nl: 'Het telefoonnummer van je account is gewijzigd.',
    en: 'The phone number of your account was changed.',
    de: 'Die Telefonnummer deines Kontos wurde geändert.',
  },
  payoutChanged: {
    nl: 'De rekening voor je uitbetalingen is gewijzigd.',
    en: 'The account for your payouts was changed.',
    de: 'Das Konto für deine Auszahlungen wurde geändert.',
  },
  authenticatorOn: {
    nl: 'Er is een authenticator-app ingesteld voor je account.',
    en: 'An authenticator app was set up for your account.',
    de: 'Für dein Konto wurde eine Authenticator-App eingerichtet.',
  },
  authenticatorOff: {
    nl: 'De authenticator-app van je account is uitgezet.',
    en: 'The authenticator app of your account was switched off.',
    de: 'Die Authenticator-App deines Kontos wurde ausgeschaltet.',
  },
  passkeyAdded: {
    nl: 'Er is een passkey toegevoegd aan je account.',
    en: 'A passkey was added to your account.',
    de: 'Deinem Konto wurde ein Passkey hinzugefügt.',
  },
  passkeyRemoved: {
    nl: 'Er is een passkey van je account verwijderd.',
    en: 'A passkey was removed from your account.',
    de: 'Ein Passkey wurde aus deinem Konto entfernt.',
  },
  recoveryCodesRenewed: {
    nl: 'Er zijn nieuwe herstelcodes gemaakt; de oude werken niet meer.',
    en: 'New recovery codes were made; the old ones no longer work.',
    de: 'Es wurden neue Wiederherstellungscodes erstellt; die alten gelten nicht mehr.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Change of an account that is told by mail. */
export type AccountChange = keyof typeof CHANGES;

const isLanguage = (language: string): language is keyof Words => language in NOT_YOU;

interface NoticesDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp' | 'today'>;
  readonly ids: Ids;
  readonly submissions: Submissions;
}

/** Notices of changes of an account. They name the change, never a value. */
export const createNotices = ({ store, clock, ids, submissions }: NoticesDeps) => ({
  /** Tells a change by e-mail. @param email address from before the change; the present one without it */
  tell: async (performer: PerformerRow, change: AccountChange, email?: string): Promise<void> => {
    const language = isLanguage(performer.language) ? performer.language : 'nl';
    const address = email ?? (await readPersonal(submissions, performer))['email'] ?? '';
    const row = {
      id: ids.id(),
      performer_id: performer.id,
      channel: 'email',
      address,
      text: `${CHANGES[change][language]} ${NOT_YOU[language]}`,
      sent_at: clock.stamp(),
      sent_on: clock.today(),
    } as const;
    await store.insertInto('notices').values(row).execute();
  },
  /** Lists the notices, newest first. */
  list: (performerId: string | undefined) => {
    const all = store.selectFrom('notices').selectAll().orderBy('sent_at', 'desc').orderBy('id');
    return (performerId === undefined ? all : all.where('performer_id', '=', performerId)).execute();
  },
});

export type Notices = ReturnType<typeof createNotices>;
