import { Menu } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { MenuButton } from '../ui/MenuButton.tsx';

export interface QuickRepliesModel {
  /** Whole sentences in the customer's language, with his name filled in. */
  readonly replies: readonly string[];
  /** Puts the sentence into the line she types in; she sends it herself. */
  readonly use: (reply: string) => void;
}

/** Sentences she says all day, one press away. */
export const QuickReplies = observer(function QuickReplies({ model }: { readonly model: QuickRepliesModel }) {
  const { t } = useTranslation();
  return (
    <MenuButton
      label={t('chat.quickReplies')}
      text={t('chat.quickReplies')}
      icon={<IconBolt size={20} aria-hidden="true" />}
    >
      {model.replies.map((reply) => (
        <Menu.Item key={reply} onClick={() => model.use(reply)}>
          {reply}
        </Menu.Item>
      ))}
    </MenuButton>
  );
});
