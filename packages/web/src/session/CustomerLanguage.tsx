import { languageName } from '../forms/country-names.ts';
import { useTranslation } from '../i18n/i18n.ts';

interface Props {
  /** The primary tag of the language; undefined where the platform reports none. */
  readonly language: string | undefined;
  readonly className?: string | undefined;
}

/** The language that a customer speaks, named in the language of the interface. */
export const CustomerLanguage = ({ language, className }: Props) => {
  const { t, i18n } = useTranslation();
  if (language === undefined) return null;
  return <span className={className}>{t('session.speaks', { language: languageName(language, i18n.language) })}</span>;
};
