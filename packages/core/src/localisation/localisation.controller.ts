import { createEmitter } from '../kernel/emitter.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, readOnly } from '../kernel/machine.ts';
import type { CallFailure } from '../kernel/result.ts';
import type { Language } from './language.ts';
import type { Localisation, LocalisationApi } from './localisation-api.port.ts';
import {
  firstLocalisation,
  localisation,
  type LocalisationEffect,
  type LocalisationEvent,
  type LocalisationInternal,
} from './localisation.machine.ts';

/** The current language, and those on offer. @spec §1 What the product does */
export type LocalisationState = Localisation;

export interface LocalisationDeps {
  readonly api: LocalisationApi;
  readonly log: Log;
  /** First language of this device: an earlier choice, or the browser's own. Without one the platform's language counts. */
  readonly first?: Language | undefined;
}

/**
 * Keeps the language of the interface and saves it at the platform. A failure leaves everything as it is: a page in the wrong language is
 * better than none.
 * @spec §1 What the product does, §7 localize
 */
export const createLocalisationController = ({ api, log, first }: LocalisationDeps) => {
  const saved = createEmitter();
  const notSaved = createEmitter();
  const noteFailure = (call: number, { status }: CallFailure): void => {
    if (call === actor.state().calls) log.write('warn', 'localisation not loaded', { status });
  };
  const localise = async (call: number, isAnonymous: boolean): Promise<void> => {
    const answer = await api.localize({ anonymous: isAnonymous });
    if (answer.ok) actor.send({ type: 'localised', call, isAnonymous, answer: answer.value });
    else noteFailure(call, answer.error);
  };
  const save = async (call: number, language: Language): Promise<void> => {
    const answer = await api.setLanguage(language);
    if (answer.ok) return actor.send({ type: 'saved', call, answer: answer.value });
    noteFailure(call, answer.error);
    actor.send({ type: 'notSaved', call });
  };
  const perform = (effect: LocalisationEffect): void | Promise<void> => {
    switch (effect.type) {
      case 'localise':
        return localise(effect.call, effect.isAnonymous);
      case 'save':
        return save(effect.call, effect.language);
      case 'reportSaved':
        return saved.emit();
      case 'reportNotSaved':
        return notSaved.emit();
    }
  };
  const actor = createActor<LocalisationInternal, LocalisationEvent, LocalisationEffect>({
    initial: firstLocalisation(first),
    transition: localisation,
    perform,
  });
  return {
    watch: readOnly<LocalisationState>(actor),
    /** Loads the texts for an anonymous user. @spec §2 Guards — entering login sets the localisation to anonymous */
    enterLogin: () => actor.send({ type: 'loginEntered' }),
    /**
     * Shows the language of the account from now on; one that was chosen before the log-in stays, and becomes the account's.
     *
     * @spec §3 Performer account — language
     */
    useAccount: (language: Language) => actor.send({ type: 'accountUsed', language }),
    /** Changes the language at once, and saves it at the platform. @spec §7 set-language */
    choose: (language: Language) => actor.send({ type: 'chosen', language }),
    /** Adds a listener for the moment at which the platform has saved the choice: from then on its texts come in that language. */
    onChosen: saved.on,
    /** Adds a listener for a choice that could not be saved for the account: its earlier language is shown again. */
    onNotSaved: notSaved.on,
  };
};

export type LocalisationController = ReturnType<typeof createLocalisationController>;
