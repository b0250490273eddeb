import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { detach } from '@greenroom/core/kernel/detach';
import { isOutdated } from '../device/is-outdated.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** The part is being fetched again. */
  readonly busy: boolean;
  readonly retry: () => void;
  readonly looks?: typeof isOutdated;
}

/** A part of the product that could not be fetched, with a button that fetches it again, or loads the new version that has taken its place. */
export const NotFetched = ({ busy, retry, looks = isOutdated }: Props) => {
  const { t } = useTranslation();
  const [isGone, setGone] = useState(false);
  // Looks again after each try.
  useEffect(() => {
    if (!busy) detach(looks().then(setGone));
  }, [busy, looks]);
  return (
    <EmptyState
      data-announce="assertive"
      title={t(isGone ? 'app.newVersion' : 'app.notFetched.title')}
      text={t(isGone ? 'app.broken.text' : 'app.notFetched.text')}
      action={
        <Button
          look="primary"
          busy={busy}
          icon={<IconRefresh size={20} aria-hidden="true" />}
          onClick={isGone ? () => location.reload() : retry}
        >
          {t(isGone ? 'app.broken.reload' : 'app.notFetched.retry')}
        </Button>
      }
    />
  );
};
