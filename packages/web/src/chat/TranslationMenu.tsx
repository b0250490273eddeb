import { Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import type { Language } from '@greenroom/core/localisation/language';
import { useTranslation } from '../i18n/i18n.ts';
import { RadioItems } from '../ui/RadioItems.tsx';
import css from './ChatHead.module.css';

export interface Translation {
  readonly chosen: Language | 'off';
  /** The language that the customer speaks comes first. */
  readonly choices: readonly Language[];
  /** That language, where the platform reports it and it is a choice. */
  readonly customerLanguage?: Language | undefined;
}

interface Props {
  readonly translation: Translation;
  readonly choose: (language: Language | undefined) => void;
  readonly onClosed: () => void;
}

/** Chooses whether the conversation with this customer is translated, and from which language. */
export const TranslationMenu = ({ translation, choose, onClosed }: Props) => {
  const { t } = useTranslation();
  const { chosen, choices, customerLanguage } = translation;
  const nameOf = (choice: Language | 'off') => (choice === 'off' ? t('chat.translation.off') : t(`language.${choice}`));
  const labelOf = (choice: Language | 'off') =>
    choice === customerLanguage ? t('chat.translation.ofCustomer', { language: nameOf(choice) }) : nameOf(choice);
  return (
    <Menu
      position="bottom-end"
      width={220}
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      onClose={() => queueMicrotask(onClosed)}
    >
      <Menu.Target>
        <button
          type="button"
          className={css.translation}
          aria-label={t('chat.translation.label', { language: nameOf(chosen) })}
          title={t('chat.translation.label', { language: nameOf(chosen) })}
        >
          <IconLanguage size={20} aria-hidden="true" />
          <span aria-hidden="true">{chosen === 'off' ? '' : chosen.toUpperCase()}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <RadioItems
          label={t('chat.translation.choose')}
          chosen={chosen}
          choices={(['off', ...choices] as const).map((value) => ({ value, label: labelOf(value) }))}
          onChoose={(value) => choose(value === 'off' ? undefined : value)}
        />
      </Menu.Dropdown>
    </Menu>
  );
};
