import type { PushMessage } from '@greenroom/adapters-http/push/push-message.wire';
import { currency } from '@greenroom/core/formatting/money';
import { cents } from '@greenroom/core/kernel/units';
import { clientName, nameOrAnonymous } from '@greenroom/core/session/client-name';

/** Texts of the notifications in one language. */
export interface NoticeTexts {
  readonly accept: string;
  readonly decline: string;
  /** Name of a customer without one. */
  readonly anonymous: string;
  readonly request: NoticeText;
  readonly requestOver: Omit<NoticeText, 'named'>;
  readonly message: NoticeText;
  readonly payout: NoticeText;
  readonly online: NoticeText;
  readonly newDevice: Omit<NoticeText, 'named'>;
  readonly approved: Omit<NoticeText, 'named'>;
  /** For a message that this version cannot read. */
  readonly unread: Omit<NoticeText, 'named'>;
}

interface NoticeText {
  readonly title: string;
  /** Sentence without anything personal. */
  readonly body: string;
  /** Sentence with the values that the performer wants to see. */
  readonly named: string;
}

export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same tag takes the place of this one. */
  readonly tag: string;
  readonly silent: boolean;
  /** Stays until it is pressed. */
  readonly requireInteraction: boolean;
  /** Sounds again when it takes the place of another one. */
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: 'accept' | 'decline'; readonly title: string }[];
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((sentence, [name, value]) => sentence.replace(`{{${name}}}`, () => value), text);

const nameIn = (raw: string, { anonymous }: NoticeTexts): string => nameOrAnonymous(clientName(raw), anonymous);

const sentenceOf = (message: PushMessage, texts: NoticeTexts): string => {
  switch (message.event) {
    case 'request':
    case 'online': {
      const { body, named } = texts[message.event];
      return message.name === undefined ? body : filled(named, { name: nameIn(message.name, texts) });
    }
    case 'message': {
      const { body, named } = texts.message;
      const { name, text } = message;
      if (name === undefined || text === undefined) return body;
      return filled(named, { name: nameIn(name, texts), text });
    }
    case 'payout': {
      const { body, named } = texts.payout;
      return message.amount === undefined ? body : filled(named, { amount: currency(cents(message.amount)) });
    }
    case 'requestOver':
    case 'newDevice':
    case 'approved':
      return texts[message.event].body;
  }
};

/** Makes the notification of a push message. */
export const pushNotice = (message: PushMessage, texts: NoticeTexts): PushNotice => {
  const isRequest = message.event === 'request';
  return {
    title: texts[message.event].title,
    body: sentenceOf(message, texts),
    tag: `push-${message.event === 'requestOver' ? 'request' : message.event}`,
    silent: message.event === 'requestOver',
    requireInteraction: isRequest,
    renotify: isRequest,
    actions: isRequest
      ? [
          { action: 'accept', title: texts.accept },
          { action: 'decline', title: texts.decline },
        ]
      : [],
  };
};

/** Makes the notification of a message that cannot be read. */
export const unreadNotice = ({ unread: { title, body } }: NoticeTexts): PushNotice => ({
  title,
  body,
  tag: 'push-unread',
  silent: true,
  requireInteraction: false,
  renotify: false,
  actions: [],
});
