import type { Language } from '@greenroom/core/localisation/language';
import { isService, type Service } from '@greenroom/core/services/service';

/** The words of the documents of a payment. */
interface PaymentWords {
  readonly invoice: string;
  readonly specification: string;
  readonly number: string;
  readonly performer: string;
  readonly week: string;
  readonly paidOn: string;
  readonly service: string;
  readonly count: string;
  readonly amount: string;
  readonly time: string;
  readonly client: string;
  /** In place of the name of a customer without an account. */
  readonly anonymous: string;
  readonly duration: string;
  readonly total: string;
  readonly zone: (name: string) => string;
  readonly services: Readonly<Record<Service, string>>;
}

/** Called the same in every language. */
const EVERYWHERE = {
  chat: 'Chat',
  video: 'Video',
  voyeur: 'Teaser',
  peek: 'Peek',
  voicemail: 'Voicemail',
  sms: 'SMS',
  showsnapshot: 'Snapshots',
  toy: 'Toys',
} as const;

/** In the languages of the product. @spec §9 Languages */
export const PAYMENT_WORDS: Readonly<Record<Language, PaymentWords>> = {
  nl: {
    invoice: 'Factuur',
    specification: 'Specificatie',
    number: 'Nummer',
    performer: 'Performer',
    week: 'Week',
    paidOn: 'Uitbetaald op',
    service: 'Dienst',
    count: 'Aantal',
    amount: 'Bedrag',
    time: 'Tijd',
    client: 'Klant',
    anonymous: 'Anoniem',
    duration: 'Duur',
    total: 'Totaal',
    zone: (name) => `Tijden zijn die van ${name}.`,
    services: {
      ...EVERYWHERE,
      cam: 'Webcamchat',
      videocall: 'Videobellen',
      voyeurpeek: 'Teaser-peek',
      vipcam: 'VIP-cam',
      vipvideo: 'VIP-video',
      phone: 'Telefoon',
      email: 'Berichten',
      photo: 'Fotoverkoop',
      media: 'Videoverkoop',
    },
  },
  en: {
    invoice: 'Invoice',
    specification: 'Specification',
    number: 'Number',
    performer: 'Performer',
    week: 'Week',
    paidOn: 'Paid out on',
    service: 'Service',
    count: 'Number',
    amount: 'Amount',
    time: 'Time',
    client: 'Customer',
    anonymous: 'Anonymous',
    duration: 'Duration',
    total: 'Total',
    zone: (name) => `Times are those of ${name}.`,
    services: {
      ...EVERYWHERE,
      cam: 'Webcam chat',
      videocall: 'Video call',
      voyeurpeek: 'Teaser peek',
      vipcam: 'VIP cam',
      vipvideo: 'VIP video',
      phone: 'Phone',
      email: 'Messages',
      photo: 'Photo sales',
      media: 'Video sales',
    },
  },
  de: {
    invoice: 'Rechnung',
    specification: 'Aufstellung',
    number: 'Nummer',
    performer: 'Performer',
    week: 'Woche',
    paidOn: 'Ausgezahlt am',
    service: 'Dienst',
    count: 'Anzahl',
    amount: 'Betrag',
    time: 'Zeit',
    client: 'Kunde',
    anonymous: 'Anonym',
    duration: 'Dauer',
    total: 'Summe',
    zone: (name) => `Die Zeiten sind die von ${name}.`,
    services: {
      ...EVERYWHERE,
      cam: 'Webcam-Chat',
      videocall: 'Videoanruf',
      voyeurpeek: 'Teaser-Peek',
      vipcam: 'VIP-Cam',
      vipvideo: 'VIP-Video',
      phone: 'Telefon',
      email: 'Nachrichten',
      photo: 'Fotoverkauf',
      media: 'Videoverkauf',
    },
  },
};

/** Names a service on a document; one without a word keeps its own name. */
export const serviceWord = (words: PaymentWords, service: string): string =>
  (isService(service) ? words.services[service] : undefined) ?? service;
