import { IconRefresh } from '@tabler/icons-react';
import type { ChunkNotFetched } from '../device/fetch-chunk.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  readonly error: ChunkNotFetched;
  /** The part is being fetched again. */
  readonly busy: boolean;
  readonly retry: () => void;
}

/** A part of the product that could not be fetched, with a button that fetches it again, or loads the new version that has taken its place. */
export const NotFetched = ({ error, busy, retry }: Props) => {
  const { t } = useTranslation();
  const icon = <IconRefresh size={20} aria-hidden="true" />;
  if (error.isOutdated) {
    return (
      <EmptyState
        data-announce="assertive"
        title={t('app.newVersion.title')}
        text={t('app.newVersion.text')}
        action={
          <Button look="primary" icon={icon} onClick={() => location.reload()}>
            {t('app.broken.reload')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      data-announce="assertive"
      title={t('app.notFetched.title')}
      text={t('app.notFetched.text')}
      action={
        <Button look="primary" busy={busy} icon={icon} onClick={retry}>
          {t('app.notFetched.retry')}
        </Button>
      }
    />
  );
};
