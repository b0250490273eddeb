import type { Cancel } from '../../kernel/clock.port.ts';
import type { AppParts } from '../app-parts.ts';

/** Reads the platform's texts again when the language changes. @spec §1 nl, en and de */
export const connectLocalisation = ({ localisation, login, news, texts }: AppParts): readonly Cancel[] => [
  localisation.watch.subscribe(({ language }) => texts.changeLanguage(language)),
  localisation.onChosen(() => {
    if (login.watch.state().status === 'authenticated') news.load(news.watch.state().page);
  }),
];
