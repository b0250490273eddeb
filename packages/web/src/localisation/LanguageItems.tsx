import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { RadioItems } from '../ui/RadioItems.tsx';
import type { LanguageModel } from './language.view-model.ts';

/** The languages as lines of a menu, each called by its own name. */
export const LanguageItems = observer(function LanguageItems({ model }: { readonly model: LanguageModel }) {
  const { t } = useTranslation();
  const choices = model.languages.map((language) => ({
    value: language,
    label: t(`language.${language}`),
    lang: language,
  }));
  return <RadioItems label={t('language.label')} chosen={model.language} choices={choices} onChoose={model.choose} />;
});
