import { useTranslation } from '../i18n/i18n.ts';

/** Names a language in the language of the interface; an unknown tag stays as it is. */
const useLanguageName = (): ((tag: string) => string) => {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: 'language', fallback: 'code' });
  return (tag) => names.of(tag) ?? tag;
};

interface Props {
  /** The primary tag of the language; undefined where the platform reports none. */
  readonly language: string | undefined;
  readonly className?: string | undefined;
}

/** The language that a customer speaks, in words. */
export const CustomerLanguage = ({ language, className }: Props) => {
  const { t } = useTranslation();
  const nameOf = useLanguageName();
  if (language === undefined) return null;
  return <span className={className}>{t('session.speaks', { language: nameOf(language) })}</span>;
};
