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

/** Code of the chosen language; nothing while nothing is translated. */
export const ChosenLanguage = ({ translation: { chosen } }: { readonly translation: Translation }) =>
  chosen !== 'off' && <span aria-hidden="true">{chosen.toUpperCase()}</span>;

interface ItemsProps {
  readonly translation: Translation;
  readonly choose: (language: Language | undefined) => void;
}

const useChoiceName = (): ((choice: Language | 'off') => string) => {
  const { t } = useTranslation();
  return (choice) => (choice === 'off' ? t('chat.translation.off') : t(`language.${choice}`));
};

/** Name of the choice with the chosen language. */
export const useTranslationLabel = (): ((translation: Translation) => string) => {
  const { t } = useTranslation();
  const nameOf = useChoiceName();
  return ({ chosen }) => t('chat.translation.label', { language: nameOf(chosen) });
};

/** Lines of a menu that choose whether the conversation with this customer is translated, and from which language. */
export const TranslationItems = ({ translation, choose }: ItemsProps) => {
  const { t } = useTranslation();
  const nameOf = useChoiceName();
  const { chosen, choices, customerLanguage } = translation;
  const labelOf = (choice: Language | 'off') =>
    choice === customerLanguage ? t('chat.translation.ofCustomer', { language: nameOf(choice) }) : nameOf(choice);
  return (
    <RadioItems
      label={t('chat.translation.choose')}
      chosen={chosen}
      choices={(['off', ...choices] as const).map((value) => ({ value, label: labelOf(value) }))}
      onChoose={(value) => choose(value === 'off' ? undefined : value)}
    />
  );
};

interface Props extends ItemsProps {
  readonly onClosed: () => void;
}

/** Menu of the translation, with the chosen language on its button. */
export const TranslationMenu = ({ translation, choose, onClosed }: Props) => {
  const label = useTranslationLabel()(translation);
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
        <button type="button" className={css.translation} aria-label={label} title={label}>
          <IconLanguage size={20} aria-hidden="true" />
          <ChosenLanguage translation={translation} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <TranslationItems translation={translation} choose={choose} />
      </Menu.Dropdown>
    </Menu>
  );
};
