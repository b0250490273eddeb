import { IconFlag } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';

interface Props {
  readonly press: () => void;
}

/** The way to a moderator. */
export const FlagButton = ({ press }: Props) => {
  const { t } = useTranslation();
  return (
    <Button icon={<IconFlag size={20} aria-hidden="true" />} onClick={press}>
      {t('moderation.report')}
    </Button>
  );
};
