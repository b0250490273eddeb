import { Menu } from '@mantine/core';
import { IconDots, IconFlag, IconTextSize } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FontSize } from '@greenroom/core/chat/chat-state';
import type { Language } from '@greenroom/core/localisation/language';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TranslationMenu, type Translation } from './TranslationMenu.tsx';
import css from './ChatHead.module.css';

export interface ChatHeadModel {
  readonly customer: ClientName;
  /** Undefined until they are known. */
  readonly visits: number | undefined;
  readonly fontSize: FontSize;
  readonly cycleFontSize: () => void;
  /** The language of the customer that is translated, of those there are; undefined where nothing can be translated. */
  readonly translation: Translation | undefined;
  readonly translate: (language: Language | undefined) => void;
  /** Opens a report to a moderator about the connected customer. */
  readonly flag: () => void;
}

interface Props {
  readonly model: ChatHeadModel;
  /** The menu is closed: the cursor belongs into the message line. */
  readonly onClosed: () => void;
}

/** Rarely used actions of a conversation, behind one button. */
export const ChatMenu = observer(function ChatMenu({ model, onClosed }: Props) {
  const { t } = useTranslation();
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
        <IconButton label={t('chat.menu')}>
          <IconDots size={22} aria-hidden="true" />
        </IconButton>
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
    <header className={css.head}>
      <p className={css.who}>
        <ClientLabel client={model.customer} />
        {model.visits !== undefined && (
          <span className={css.visits}>
            {model.visits === 0 ? t('session.screen.newCustomer') : t('clients.visitCount', { count: model.visits })}
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
