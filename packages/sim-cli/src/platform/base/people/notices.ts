import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Ids } from '../security/ids.ts';
import { LIMITS } from '../security/limits.ts';
import { dropOldest } from '../store/drop-oldest.ts';
import type { Store } from '../store/store.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import { readPersonal } from './contacts.ts';
import type { Submissions } from './submissions.ts';

type Words = Readonly<Record<Language, string>>;

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
  passwordChosen: {
    nl: 'Het eerste wachtwoord van je account is gekozen.',
    en: 'The first password of your account was chosen.',
    de: 'Das erste Passwort deines Kontos wurde gewählt.',
  },
  passwordChanged: {
    nl: 'Het wachtwoord van je account is gewijzigd.',
    en: 'The password of your account was changed.',
    de: 'Das Passwort deines Kontos wurde geändert.',
  },
  dataRequested: {
    nl: 'Er is een download van al je gegevens aangevraagd.',
    en: 'A download of all your data was requested.',
    de: 'Ein Download aller deiner Daten wurde angefordert.',
  },
  deletionRequested: {
    nl: 'Er is gevraagd je account te verwijderen. Je kunt dat 14 dagen lang intrekken.',
    en: 'The deletion of your account was requested. You can withdraw it for 14 days.',
    de: 'Die Löschung deines Kontos wurde beantragt. Du kannst sie 14 Tage lang zurücknehmen.',
  },
  deletionWithdrawn: {
    nl: 'Het verzoek om je account te verwijderen is ingetrokken.',
    en: 'The request to delete your account was withdrawn.',
    de: 'Der Antrag auf Löschung deines Kontos wurde zurückgenommen.',
  },
  recoveryCodesRenewed: {
    nl: 'Er zijn nieuwe herstelcodes gemaakt; de oude werken niet meer.',
    en: 'New recovery codes were made; the old ones no longer work.',
    de: 'Es wurden neue Wiederherstellungscodes erstellt; die alten gelten nicht mehr.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Mails with a link, which says what to do in place of the warning. */
const LINKS = {
  passwordLink: {
    nl: 'Kies een nieuw wachtwoord met deze link; hij werkt 30 minuten, één keer.',
    en: 'Choose a new password with this link; it works for 30 minutes, once.',
    de: 'Wähle mit diesem Link ein neues Passwort; er funktioniert 30 Minuten, einmal.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Sentences after a registration; the performer's ID takes the place of the braces. */
const REGISTERED = {
  nl: 'Je registratie is ontvangen. Je performer-ID is {}.',
  en: 'Your registration was received. Your performer ID is {}.',
  de: 'Deine Registrierung ist eingegangen. Deine Performer-ID ist {}.',
} as const satisfies Words;
const CHOOSE_PASSWORD = {
  nl: 'Kies je wachtwoord met deze link; hij werkt 24 uur, één keer.',
  en: 'Choose your password with this link; it works for 24 hours, once.',
  de: 'Wähle dein Passwort mit diesem Link; er funktioniert 24 Stunden, einmal.',
} as const satisfies Words;
/** The first password, in place of the braces. */
const FIRST_PASSWORD = {
  nl: 'Je wachtwoord is {}.',
  en: 'Your password is {}.',
  de: 'Dein Passwort ist {}.',
} as const satisfies Words;

/** Sentences about the decision on an account. */
const REVIEWED = {
  approved: {
    nl: 'Je account is goedgekeurd. Log in en zet je eerste diensten aan: vanaf nu kunnen klanten je bereiken.',
    en: 'Your account is approved. Log in and switch on your first services: from now on customers can reach you.',
    de: 'Dein Konto ist freigeschaltet. Melde dich an und schalte deine ersten Dienste ein: Ab jetzt können Kunden dich erreichen.',
  },
  rejected: {
    nl: 'Je account is niet goedgekeurd. De klantenservice vertelt je wat er ontbreekt.',
    en: 'Your account was not approved. Customer service tells you what is missing.',
    de: 'Dein Konto wurde nicht freigeschaltet. Der Kundendienst sagt dir, was fehlt.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Sentence about a login on another device; its name takes the place of the braces. */
const NEW_DEVICE = {
  nl: 'Er is ingelogd op een nieuw apparaat: {}. Was jij dit niet? Log het apparaat uit en kies een nieuw wachtwoord met deze link; hij werkt 24 uur, één keer.',
  en: 'Your account was logged in on a new device: {}. Was this not you? Log the device out and choose a new password with this link; it works for 24 hours, once.',
  de: 'Dein Konto wurde auf einem neuen Gerät angemeldet: {}. Warst du das nicht? Melde das Gerät mit diesem Link ab und wähle ein neues Passwort; er funktioniert 24 Stunden, einmal.',
} as const satisfies Words;
const UNKNOWN_DEVICE = {
  nl: 'onbekend apparaat',
  en: 'unknown device',
  de: 'unbekanntes Gerät',
} as const satisfies Words;

/** Browser, operating system and country of a device, as far as they are known. */
export interface DeviceFacts {
  readonly browser: string | null;
  readonly system: string | null;
  /** ISO 3166 code. */
  readonly country: string | null;
}

const describeDevice = ({ browser, system, country }: DeviceFacts, language: Language): string => {
  const place = country === null ? null : new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const known = [browser, system, place].filter((part) => typeof part === 'string');
  return known.length === 0 ? UNKNOWN_DEVICE[language] : known.join(', ');
};

/** Change of an account that is told by mail. */
type AccountChange = keyof typeof CHANGES;
/** Mail about the account that leads to a page. */
type AccountLink = keyof typeof LINKS;

interface NoticesDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'stamp' | 'today'>;
  readonly ids: Ids;
  readonly submissions: Submissions;
}

/** Address of a mail, where it is not the present one, and the transaction that the mail is a part of. */
export interface Delivery {
  readonly email?: string;
  readonly within?: Store;
}

interface Mail {
  readonly kind: AccountChange | AccountLink | 'newDevice' | 'registered' | 'accountReviewed';
  readonly text: string;
  readonly link: string | null;
}

/** Mails about the account, beside those with login codes. They name the event, never a value. */
export const createNotices = ({ store, clock, ids, submissions }: NoticesDeps) => {
  const send = async (performer: PerformerRow, mail: Mail, { email, within }: Delivery = {}): Promise<void> => {
    const address = email ?? (await readPersonal(submissions, performer, within))['email'] ?? '';
    const row = {
      ...mail,
      id: ids.id(),
      performer_id: performer.id,
      channel: 'email',
      address,
      sent_at: clock.stamp(),
      sent_on: clock.today(),
    } as const;
    const place = within ?? store;
    await place.insertInto('notices').values(row).execute();
    await dropOldest(place, { table: 'notices', by: 'sent_at', performerId: performer.id }, LIMITS.mails);
  };
  return {
    /** Sends a mail about a change. */
    notify: (performer: PerformerRow, kind: AccountChange, delivery?: Delivery): Promise<void> => {
      const language = languageOrFallback(performer.language);
      return send(performer, { kind, text: `${CHANGES[kind][language]} ${NOT_YOU[language]}`, link: null }, delivery);
    },
    /** Sends a link. */
    sendLink: (performer: PerformerRow, kind: AccountLink, link: string, within: Store): Promise<void> =>
      send(performer, { kind, text: LINKS[kind][languageOrFallback(performer.language)], link }, { within }),
    /** Sends a mail about a registration, with a link to choose a password or with the first one. */
    notifyRegistered: (
      performer: PerformerRow,
      first: { readonly link: string } | { readonly password: string },
      within: Store,
    ): Promise<void> => {
      const language = languageOrFallback(performer.language);
      const received = REGISTERED[language].replace('{}', performer.id);
      const [todo, link] =
        'link' in first
          ? [CHOOSE_PASSWORD[language], first.link]
          : [FIRST_PASSWORD[language].replace('{}', first.password), null];
      return send(performer, { kind: 'registered', text: `${received} ${todo}`, link }, { within });
    },
    /** Sends a mail about the decision on an account. */
    notifyReviewed: (performer: PerformerRow, isApproved: boolean, within: Store): Promise<void> => {
      const text = REVIEWED[isApproved ? 'approved' : 'rejected'][languageOrFallback(performer.language)];
      return send(performer, { kind: 'accountReviewed', text, link: null }, { within });
    },
    /** Sends a mail about a login on a new device. @param link ends the login */
    notifyNewDevice: (performer: PerformerRow, device: DeviceFacts, link: string, within: Store): Promise<void> => {
      const language = languageOrFallback(performer.language);
      const text = NEW_DEVICE[language].replace('{}', describeDevice(device, language));
      return send(performer, { kind: 'newDevice', text, link }, { within });
    },
    /** Lists the mails, newest first. */
    list: (performerId: string | undefined) => {
      const all = store.selectFrom('notices').selectAll().orderBy('sent_at', 'desc').orderBy('id');
      return (performerId === undefined ? all : all.where('performer_id', '=', performerId)).execute();
    },
  };
};

export type Notices = ReturnType<typeof createNotices>;
