import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import type { LanguageModel } from './language.view-model.ts';
import css from './LanguageSelect.module.css';

/** The language of the interface; each language is called by its own name. */
export const LanguageSelect = observer(function LanguageSelect({ model }: { readonly model: LanguageModel }) {
  const { t } = useTranslation();
  return (
    <span className="inline-row relative">
      <span className={css.icon}>
        <IconLanguage size={20} aria-hidden="true" />
      </span>
      <select
        className={css.select}
        aria-label={t('language.label')}
        value={model.language}
        onChange={(event) => model.choose(event.target.value)}
      >
        {model.languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <IconChevronDown size={16} aria-hidden="true" />
      </span>
    </span>
  );
});
