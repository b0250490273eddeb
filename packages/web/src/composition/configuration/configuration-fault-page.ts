import type { ConfigurationFault } from '@greenroom/adapters-http/configuration/configuration.wire';
import { LANGUAGES, type Language } from '@greenroom/core/localisation/language';
import page from '../../ui/FullPage.module.css';

interface Sentences {
  readonly title: string;
  readonly unreachable: string;
  readonly notJson: string;
  readonly missing: (key: string) => string;
  readonly wrong: (key: string) => string;
  readonly next: string;
  readonly again: string;
}

/** Here and not in the catalogues: this page must also appear when nothing else can be loaded. */
const SENTENCES: Readonly<Record<Language, Sentences>> = {
  nl: {
    title: 'Greenroom kan niet starten',
    unreachable: 'De instellingen van deze site (/config.json) zijn niet bereikbaar.',
    notJson: 'De instellingen van deze site (/config.json) zijn niet leesbaar.',
    missing: (key) => `In /config.json ontbreekt de instelling “${key}”.`,
    wrong: (key) => `In /config.json klopt de instelling “${key}” niet.`,
    next: 'Controleer je internetverbinding en probeer het opnieuw. Blijft dit staan, meld deze tekst dan aan de klantenservice.',
    again: 'Opnieuw proberen',
  },
  de: {
    title: 'Greenroom kann nicht starten',
    unreachable: 'Die Einstellungen dieser Website (/config.json) sind nicht erreichbar.',
    notJson: 'Die Einstellungen dieser Website (/config.json) sind nicht lesbar.',
    missing: (key) => `In /config.json fehlt die Einstellung „${key}“.`,
    wrong: (key) => `In /config.json stimmt die Einstellung „${key}“ nicht.`,
    next: 'Prüfe deine Internetverbindung und versuche es erneut. Bleibt das stehen, gib diesen Text an den Kundenservice weiter.',
    again: 'Erneut versuchen',
  },
  en: {
    title: 'Greenroom cannot start',
    unreachable: 'The settings of this site (/config.json) cannot be reached.',
    notJson: 'The settings of this site (/config.json) cannot be read.',
    missing: (key) => `The setting “${key}” is missing from /config.json.`,
    wrong: (key) => `The setting “${key}” in /config.json is not valid.`,
    next: 'Check your internet connection and try again. If this stays, pass this text on to customer service.',
    again: 'Try again',
  },
};

const sentenceOf = (fault: ConfigurationFault, words: Sentences): string => {
  if (fault.kind === 'key') return words[fault.problem](fault.key);
  return words[fault.kind];
};

const element = (tag: string, className: string | undefined, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className ?? '';
  made.textContent = text;
  return made;
};

const partIn = (language: Language, fault: ConfigurationFault, heading: 'h1' | 'h2'): HTMLElement => {
  const words = SENTENCES[language];
  const part = element('section', 'stack gap-2');
  part.lang = language;
  const again = element('a', undefined, words.again);
  again.setAttribute('href', '');
  part.append(
    element(heading, undefined, words.title),
    element('p', undefined, sentenceOf(fault, words)),
    element('p', 'quiet pretty', words.next),
    again,
  );
  return part;
};

/**
 * Shows in all three languages, the performer's first, the reason that the product cannot start. Plain elements, because nothing else may be loaded.
 */
export const showConfigurationFault = (fault: ConfigurationFault, language: Language, root: HTMLElement): void => {
  const others = LANGUAGES.filter((other) => other !== language);
  const main = element('main', page.main);
  const card = element('div', page.card);
  card.setAttribute('data-announce', 'assertive');
  card.append(partIn(language, fault, 'h1'), ...others.map((other) => partIn(other, fault, 'h2')));
  main.append(card);
  root.replaceChildren(main);
  document.title = SENTENCES[language].title;
};
