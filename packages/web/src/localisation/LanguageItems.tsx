import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import type { LanguageModel } from './LanguageSelect.tsx';

/** The languages as lines of a menu. */
export const LanguageItems = observer(function LanguageItems({ model }: { readonly model: LanguageModel }) {
  const { t } = useTranslation();
  return model.languages.map((language) => (
    <Menu.Item
      key={language}
      lang={language}
      role="menuitemradio"
      aria-checked={language === model.language}
      rightSection={language === model.language && <IconCheck size={18} aria-hidden="true" />}
      onClick={() => model.choose(language)}
    >
      {t(`language.${language}`)}
    </Menu.Item>
  ));
});
