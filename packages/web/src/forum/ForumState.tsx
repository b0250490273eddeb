import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import type { DetailStatus } from '../lists/detail-status.ts';
import { NotAllowed } from '../lists/NotAllowed.tsx';
import { NotLoaded } from '../lists/NotLoaded.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';

export interface ForumStateProps {
  readonly view: Exclude<DetailStatus, 'open'>;
  /** Sentence for a failed load. */
  readonly failed: string;
  readonly retry: () => void;
  /** A way out of a place that does not exist. */
  readonly forumPath: string;
}

/** Message in place of a topic or thread that is missing or not loaded yet. */
export const ForumState = ({ view, failed, retry, forumPath }: ForumStateProps) => {
  const { t } = useTranslation();
  switch (view) {
    case 'loading':
      return <Loading label={t('list.loading')} />;
    case 'missing':
      return (
        <EmptyState
          data-announce="assertive"
          title={t('forum.missingTitle')}
          text={t('forum.missingText')}
          action={
            <Link className={buttonClass({})} to={forumPath}>
              {t('forum.back')}
            </Link>
          }
        />
      );
    case 'failed':
      return <NotLoaded failed={failed} retry={retry} />;
    case 'notAllowed':
      return <NotAllowed retry={retry} />;
  }
};
