import { IconArrowsExchange, IconEye } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import { LiveVideo } from '../../ui/LiveVideo.tsx';
import type { CustomerPictureModel } from '../video/customer-picture.ts';
import { OwnPicture, type OwnPictureModel } from '../video/OwnPicture.tsx';
import type { ViewersProps } from '../Viewers.tsx';
import type { StageChoiceModel } from './stage-choice.ts';
import css from './SessionStage.module.css';

interface Props {
  readonly choice: StageChoiceModel;
  readonly video: CustomerPictureModel & OwnPictureModel;
  /** The customer's first name, or what stands for it. */
  readonly name: string;
  readonly camera: 'on' | 'off';
  readonly viewers: ViewersProps;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** The customer's name, where the conversation has no title bar. */
  readonly who?: ReactNode;
}

/** Large picture: the customer while the camera is on, else the performer. One press swaps them. */
export const SessionStage = observer(function SessionStage({
  choice,
  video,
  name,
  camera,
  viewers,
  videoRef,
  who,
}: Props) {
  const { t } = useTranslation();
  const isVisible = camera === 'on' && video.theirTracks.length > 0;
  const isCustomerLarge = isVisible && choice.large === 'customer';
  const watching = viewers.peek + viewers.voyeur;
  return (
    <div className={`min-w-0 min-h-0 relative clips ${css.stage}`} data-part="stage">
      {isVisible && (
        <div className={css.picture} data-size={isCustomerLarge ? 'large' : 'small'}>
          <LiveVideo
            label={t('video.theirs', { name })}
            tracks={video.theirTracks}
            muted={video.sound !== 'on'}
            onSoundBlocked={video.soundBlocked}
            videoRef={videoRef}
          />
        </div>
      )}
      <div className={css.picture} data-size={isCustomerLarge ? 'small' : 'large'}>
        <OwnPicture model={video} />
      </div>
      {isVisible ? (
        <button
          type="button"
          className={`rounded plain ${css.swap}`}
          aria-label={t('session.screen.swap')}
          title={t('session.screen.swap')}
          onClick={choice.swap}
        >
          <span className={css.swapIcon}>
            <IconArrowsExchange size={16} aria-hidden="true" />
          </span>
        </button>
      ) : (
        <p className={css.absent} data-private="name">
          {t(camera === 'on' ? 'video.theirsComing' : 'video.theirsOff', { name })}
        </p>
      )}
      <div data-announce="polite" className={css.still}>
        {isVisible && video.isFrozen && <p data-private="name">{t('video.theirsFrozen', { name })}</p>}
      </div>
      <div className={`stack justify-items-start gap-1 ${css.words}`}>
        {who}
        {watching > 0 && (
          <p className={css.viewers}>
            <IconEye size={16} aria-hidden="true" />
            {t('session.viewers', { peek: viewers.peek, voyeur: viewers.voyeur })}
          </p>
        )}
      </div>
    </div>
  );
});
