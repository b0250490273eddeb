import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** The part is being fetched again. */
  readonly busy: boolean;
  readonly retry: () => void;
}

/** A part of the product that could not be fetched, with a button that fetches it again. */
export const NotFetched = ({ busy, retry }: Props) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      data-announce="assertive"
      title={t('app.notFetched.title')}
      text={t('app.notFetched.text')}
      action={
        <Button look="primary" busy={busy} icon={<IconRefresh size={20} aria-hidden="true" />} onClick={retry}>
          {t('app.notFetched.retry')}
        </Button>
      }
    />
  );
};
