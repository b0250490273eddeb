import { createCallQueue } from '../../kernel/call-queue.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import { derived } from '../../kernel/derived.ts';
import { detach } from '../../kernel/detach.ts';
import { clientId, type ClientId, type MessageId } from '../../kernel/ids.ts';
import { isJsonObject } from '../../kernel/json.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, watchChanges, readOnly, type Watchable } from '../../kernel/machine.ts';
import { createSlots } from '../../kernel/slots.ts';
import { isLanguage, LANGUAGES, type Language } from '../../localisation/language.ts';
import type { LineTranslation, LineToTranslate, TranslationApi } from '../chat-api.port.ts';
import {
  draftTranslation,
  NOT_TRANSLATED,
  type DraftTranslationEffect,
  type DraftTranslationEvent,
  type DraftTranslationState,
} from './draft-translation.machine.ts';

/** Greatest number of customers with a stored choice; the one chosen longest ago is dropped. */
const MAX_CHOICES = 200;

/** A customer whose conversation is translated, and the customer's language. */
export interface TranslationChoice {
  readonly client: ClientId;
  readonly language: Language;
}

const readChoice = (value: unknown): readonly TranslationChoice[] => {
  if (!isJsonObject(value)) return [];
  const { client, language } = value;
  return typeof client === 'string' && typeof language === 'string' && isLanguage(language)
    ? [{ client: clientId(client), language }]
    : [];
};

/**
 * Reads from the account's settings which customers' messages are translated; wrong and surplus entries are left out.
 * @spec §3 Performer account — settings
 * @fortests
 */
export const readChoices = (value: unknown): readonly TranslationChoice[] =>
  Array.isArray(value) ? value.slice(-MAX_CHOICES).flatMap(readChoice) : [];

/** @returns undefined while nothing is translated for this customer */
export const languageFor = (choices: readonly TranslationChoice[], client: ClientId): Language | undefined =>
  choices.findLast((choice) => choice.client === client)?.language;

/** Languages to translate a conversation from and into, and the chosen one. */
export interface TranslationMenu {
  readonly chosen: Language | 'off';
  /** The language that the customer probably speaks comes first. */
  readonly choices: readonly Language[];
}

interface Languages {
  /** Language of the performer. */
  readonly own: Language;
  /** Language that the customer speaks, or probably speaks. */
  readonly likely: Language | undefined;
  readonly chosen: Language | undefined;
}

/** Offers every language but the performer's own. */
export const translationMenu = ({ own, likely, chosen }: Languages): TranslationMenu => {
  const choices = LANGUAGES.filter((language) => language !== own).toSorted(
    (one, other) => Number(other === likely) - Number(one === likely),
  );
  return { chosen: choices.find((language) => language === chosen) ?? 'off', choices };
};

/** @param language undefined switches the translation off @fortests */
export const withChoice = (
  choices: readonly TranslationChoice[],
  client: ClientId,
  language: Language | undefined,
): readonly TranslationChoice[] => {
  const others = choices.filter((choice) => choice.client !== client);
  return (language === undefined ? others : [...others, { client, language }]).slice(-MAX_CHOICES);
};

interface Message {
  readonly id: MessageId;
  readonly content: string;
  readonly contentTranslate: string | undefined;
  readonly sentBy: string;
}

type Messages = Iterable<Message> & { readonly length: number; readonly at: (index: number) => Message | undefined };

interface Conversation {
  readonly client: ClientId | undefined;
  readonly draft: string;
  readonly messages: Messages;
  /** The last message of the conversation before this one. */
  readonly lastTalked?: MessageId | undefined;
}

/** The chat or another conversation whose messages are translated. */
interface TranslatedConversation {
  readonly watch: Watchable<Conversation>;
  readonly send: (translation?: LineTranslation) => void;
  readonly addTranslation: (id: MessageId, text: string) => void;
  /** Drops translations from an earlier language of the customer. */
  readonly forgetTranslations?: () => void;
}

export interface TranslationDeps {
  readonly conversation: TranslatedConversation;
  /** True where earlier messages are translated too. */
  readonly translatesAll?: boolean;
  readonly api: TranslationApi;
  /** Part of the account's settings that holds the language chosen for each customer. @spec §3 Performer account — settings */
  readonly settings: { readonly watch: Watchable<unknown>; readonly save: (value: unknown) => void };
  /** The language of the performer. */
  readonly language: () => Language;
  readonly clock: Clock;
  readonly log: Log;
  /** True when the configuration turns translation on. */
  readonly isOffered: boolean;
}

export type TranslationController = ReturnType<typeof createTranslationController>;

/**
 * Finds the messages that came: the newest one, and after a gap also those that were missed. Those before the oldest known one, or of the
 * conversation before, are earlier messages, which were not there to be read.
 */
const arrived = ({ messages, lastTalked }: Conversation, before: Messages): readonly Message[] => {
  const newest = messages.at(-1);
  const last = before.at(-1);
  if (newest === undefined || (newest.id === last?.id && messages.length === before.length)) return [];
  if (last !== undefined && messages.length === before.length + 1 && messages.at(-2)?.id === last.id) return [newest];
  const known = new Set(Array.from(before, ({ id }) => id));
  const all = [...messages];
  // A note of this page may stand behind lines that were missed.
  const oldest = Array.from(before).find(({ sentBy }) => sentBy !== 'SYSTEM');
  const from =
    oldest === undefined
      ? all.findIndex(({ id }) => id === lastTalked) + 1
      : all.findIndex(({ id }) => id === oldest.id);
  return all.slice(Math.max(0, from)).filter(({ id }) => !known.has(id));
};

/** Translates the messages of both sides in the conversations chosen by the performer. @spec §3 Chat message — contentTranslate */
export const createTranslationController = (deps: TranslationDeps) => {
  const { conversation, translatesAll = false, api, settings, language: own, clock, log, isOffered } = deps;

  const translate = async (line: LineToTranslate): Promise<string | undefined> => {
    const answer = await api.translate(line);
    if (answer.ok) return answer.value;
    log.write('warn', 'line not translated', { kind: answer.error.kind, status: answer.error.status });
    return undefined;
  };
  const perform = async ({ text, language }: DraftTranslationEffect): Promise<DraftTranslationEvent> => {
    const translated = await translate({ text, from: own(), to: language });
    return translated === undefined ? { type: 'notTranslated' } : { type: 'translated', translated };
  };
  const actor = createActor<DraftTranslationState, DraftTranslationEvent, DraftTranslationEffect>({
    initial: NOT_TRANSLATED,
    transition: draftTranslation,
    slots: createSlots(clock),
    perform,
  });

  const languageOf = (client: ClientId | undefined): Language | undefined => {
    const chosen = client === undefined ? undefined : languageFor(readChoices(settings.watch.state()), client);
    return isOffered && chosen !== own() ? chosen : undefined;
  };
  const showTheirs = async ({ id, content, contentTranslate, sentBy }: Message): Promise<void> => {
    const { language } = actor.state();
    if (language === undefined || sentBy !== 'CLIENT' || contentTranslate !== undefined) return;
    const translated = await translate({ text: content, from: language, to: own() });
    if (translated !== undefined && actor.state().language === language) conversation.addTranslation(id, translated);
  };
  /** Messages requested so far: one that cannot be translated is not requested again. */
  const asked = new Set<MessageId>();
  const inOrder = createCallQueue();
  const showAll = ({ messages }: Conversation): void => {
    if (!translatesAll || actor.state().language === undefined) return;
    const missing = [...messages].filter(({ id }) => !asked.has(id));
    // Newest first, one at a time: the newest are on screen.
    for (const message of missing.toReversed()) {
      asked.add(message.id);
      // Skips those of a conversation or language that was left.
      detach(inOrder(() => (asked.has(message.id) ? showTheirs(message) : Promise.resolve())));
    }
  };
  const apply = ({ client, draft }: Conversation): void => {
    asked.clear();
    conversation.forgetTranslations?.();
    actor.send({ type: 'languageChosen', language: languageOf(client), draft });
  };
  const ends = isOffered
    ? [
        watchChanges(conversation.watch, (state, before) => {
          if (state.client !== before.client) apply(state);
          else if (state.draft !== before.draft) actor.send({ type: 'drafted', draft: state.draft });
          if (translatesAll) showAll(conversation.watch.state());
          else if (state.client === before.client)
            for (const message of arrived(state, before.messages)) detach(showTheirs(message));
        }),
        settings.watch.subscribe(() => {
          if (languageOf(conversation.watch.state().client) === actor.state().language) return;
          apply(conversation.watch.state());
          showAll(conversation.watch.state());
        }),
      ]
    : [];

  const chooseFor = (client: ClientId, language: Language | undefined): void =>
    settings.save(withChoice(readChoices(settings.watch.state()), client, language));

  return {
    isOffered,
    watch: readOnly(actor),
    /** Stores the language of the customer in the conversation; undefined switches the translation off. */
    choose: (language: Language | undefined) => {
      const { client } = conversation.watch.state();
      if (client !== undefined) chooseFor(client, language);
    },
    /** Languages of the customers whose conversations are translated. */
    choices: derived([settings.watch], readChoices),
    /** Stores the language of any customer; undefined switches the translation off. */
    chooseFor,
    /** Sends the draft. One that is to be translated goes once its translation was shown, or could not be had. @spec §7 Chat */
    send: () => {
      const { language, draft } = actor.state();
      const isShown = draft === undefined || draft.status === 'ready' || draft.status === 'failed';
      if (!isShown) actor.send({ type: 'wanted' });
      else if (draft?.status !== 'ready' || language === undefined) conversation.send();
      else conversation.send({ text: draft.translated, from: own(), to: language });
    },
    dispose: () => {
      for (const end of ends) end();
      actor.stop();
    },
  };
};
