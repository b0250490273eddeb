import { useTranslation } from './i18n.ts';

/** Names a language in the language of the interface; an unknown tag stays as it is. */
export const useLanguageName = (): ((tag: string) => string) => {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: 'language', fallback: 'code' });
  return (tag) => names.of(tag) ?? tag;
};
