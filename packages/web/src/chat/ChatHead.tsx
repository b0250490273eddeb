import { Menu } from '@mantine/core';
import { IconDots, IconFlag, IconTextSize } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import type { ChatHeadModel } from './chat-head.view-model.ts';
import { ChosenLanguage, TranslationItems, TranslationMenu, useTranslationLabel } from './TranslationMenu.tsx';
import css from './ChatHead.module.css';

interface Props {
  readonly model: ChatHeadModel;
  /** The menu is closed: the cursor belongs into the message line. */
  readonly onClosed: () => void;
}

interface MenuProps extends Props {
  /** The translation is in this menu, as it has no place of its own. */
  readonly hasTranslation?: boolean;
}

/** Rarely used actions of a conversation, behind one button, which shows the language that is translated. */
export const ChatMenu = observer(function ChatMenu({ model, onClosed, hasTranslation = false }: MenuProps) {
  const { t } = useTranslation();
  const labelOf = useTranslationLabel();
  const translation = hasTranslation ? model.translation : undefined;
  const label = [t('chat.menu'), ...(translation === undefined ? [] : [labelOf(translation)])].join(' · ');
  return (
    <Menu
      position="bottom-end"
      width={260}
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      // After Escape the menu gives the focus to its button first.
      onClose={() => queueMicrotask(onClosed)}
    >
      <Menu.Target>
        <button type="button" className={css.menu} aria-label={label} title={label}>
          {translation !== undefined && <ChosenLanguage translation={translation} />}
          <IconDots size={22} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          closeMenuOnClick={false}
          leftSection={<IconTextSize size={20} aria-hidden="true" />}
          onClick={model.cycleFontSize}
        >
          {t('chat.fontSize.change', { size: t(`chat.fontSize.${model.fontSize}`) })}
        </Menu.Item>
        <Menu.Item leftSection={<IconFlag size={20} aria-hidden="true" />} onClick={model.flag}>
          {t('moderation.report')}
        </Menu.Item>
        {translation !== undefined && (
          <>
            <Menu.Divider />
            <Menu.Label>{labelOf(translation)}</Menu.Label>
            <TranslationItems translation={translation} choose={model.translate} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
});

interface HeadProps extends Props {
  /** Beside the name. */
  readonly children?: ReactNode;
}

/** Names the customer, and keeps what is rarely needed behind one button. */
export const ChatHead = observer(function ChatHead({ model, onClosed, children }: HeadProps) {
  const { t } = useTranslation();
  return (
    <header className={`row justify-between gap-2 min-w-0 line-below ${css.head}`}>
      <p className={`row flex-1 gap-2 min-w-0 clips strong nowrap ${css.who}`}>
        <ClientLabel client={model.customer} />
        {model.visits !== undefined && (
          <span className={`min-w-0 quiet small ${css.visits}`}>
            {model.visits === 0 ? t('clients.newCustomer') : t('clients.visitCount', { count: model.visits })}
          </span>
        )}
      </p>
      {children}
      {model.translation !== undefined && (
        <TranslationMenu translation={model.translation} choose={model.translate} onClosed={onClosed} />
      )}
      <ChatMenu model={model} onClosed={onClosed} />
    </header>
  );
});
