import { useTranslation } from '../i18n/i18n.ts';
import { useLanguageName } from '../i18n/use-language-name.ts';

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
