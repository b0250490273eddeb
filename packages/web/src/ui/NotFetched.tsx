import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { detach } from '@greenroom/core/kernel/detach';
import { buildStatus, type BuildStatus } from '../device/build-status.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** The part is being fetched again. */
  readonly busy: boolean;
  readonly retry: () => void;
  readonly looks?: typeof buildStatus;
}

/**
 * A part of the product that could not be fetched, with a button that fetches it again. Where that cannot help the button loads the page
 * again: a new version has taken its place, or the browser keeps that the part failed, as Firefox does for as long as a page lives.
 */
export const NotFetched = ({ busy, retry, looks = buildStatus }: Props) => {
  const { t } = useTranslation();
  const [build, setBuild] = useState<BuildStatus>('unreachable');
  const [isRetried, setRetried] = useState(false);
  // Looks again after each try.
  useEffect(() => {
    if (!busy) detach(looks().then(setBuild));
  }, [busy, looks]);
  const isGone = build === 'gone';
  const reloads = isGone || (isRetried && !busy && build === 'there');
  const retryOnce = (): void => {
    setRetried(true);
    retry();
  };
  return (
    <EmptyState
      data-announce="assertive"
      title={t(isGone ? 'app.newVersion' : 'app.notFetched.title')}
      text={t(reloads ? 'app.broken.text' : 'app.notFetched.text')}
      action={
        <Button
          look="primary"
          busy={busy}
          icon={<IconRefresh size={20} aria-hidden="true" />}
          onClick={reloads ? () => location.reload() : retryOnce}
        >
          {t(reloads ? 'app.broken.reload' : 'app.notFetched.retry')}
        </Button>
      }
    />
  );
};
