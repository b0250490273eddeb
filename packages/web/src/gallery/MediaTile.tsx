import { IconEdit, IconMovie } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { creditsText } from '@greenroom/core/formatting/money';
import type { MediaItem } from '@greenroom/core/gallery/media-item';
import { useTranslation } from '../i18n/i18n.ts';
import { BREAKPOINTS } from '../theme/breakpoints.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { pictureSet } from '../ui/picture-set.ts';
import { useUnplayable } from './use-unplayable.ts';
import css from './MediaTile.module.css';

interface Props {
  readonly item: MediaItem;
  readonly imageUrl: string;
  readonly savesData: boolean;
  readonly busy: boolean;
  readonly edit: (id: MediaItem['id']) => void;
  /** Handle that moves a movable item. */
  readonly handle?: ReactNode;
}

/** As wide as a tile: two beside each other on a phone, fixed on a desktop. */
const SIZES = `${BREAKPOINTS.phone} 45vw, 190px`;

const Badges = ({ item }: { readonly item: MediaItem }) => {
  const { t } = useTranslation();
  return (
    <span className={`flex wrap gap-1 ${css.badges}`}>
      {item.isMain && <span className={`rounded small strong ${css.badge}`}>{t('media.tile.main')}</span>}
      {item.isAvatar && <span className={`rounded small strong ${css.badge}`}>{t('media.tile.avatar')}</span>}
      {item.paid && (
        <span className={`rounded small strong ${css.badge}`}>
          {t('media.tile.price', { count: item.price, price: creditsText(item.price) })}
        </span>
      )}
    </span>
  );
};

/** Its picture; of a video the first moment of it, once it is converted. */
const Still = ({ item, imageUrl, savesData }: Pick<Props, 'item' | 'imageUrl' | 'savesData'>) => {
  const { isUnplayable, watch } = useUnplayable();
  const picture = pictureSet(item, imageUrl);
  if (picture !== undefined) {
    return (
      <img {...picture} sizes={SIZES} width={item.width} height={item.height} alt="" loading="lazy" decoding="async" />
    );
  }
  if (item.source === undefined || savesData || isUnplayable) return <IconMovie size={40} aria-hidden="true" />;
  return (
    <>
      <video
        src={`${new URL(item.source, imageUrl).href}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        aria-hidden="true"
        {...watch}
      />
      <span className={css.film}>
        <IconMovie size={20} aria-hidden="true" />
      </span>
    </>
  );
};

/** One photo or video in its list; its picture is fetched when it comes near. */
export const MediaTile = memo(function MediaTile({ item, imageUrl, savesData, busy, edit, handle }: Props) {
  const { t } = useTranslation();
  const name = item.description === '' ? t(`media.tile.${item.kind}`) : item.description;
  return (
    <figure className={`stack clips framed on-panel ${css.tile}`} aria-busy={busy || undefined}>
      <div className={`stack relative quiet ${css.picture}`}>
        <Still item={item} imageUrl={imageUrl} savesData={savesData} />
        <Badges item={item} />
      </div>
      <figcaption className={`stack gap-1 ${css.caption}`}>
        <span className={`clips small break-anywhere ${css.name}`}>{name}</span>
        {item.reason !== undefined && (
          <span className="text-stop small">{t('media.tile.reason', { reason: item.reason })}</span>
        )}
        <span className={`flex gap-1 ${css.actions}`}>
          <IconButton label={t('media.tile.editOf', { name })} onClick={() => edit(item.id)}>
            <IconEdit size={20} aria-hidden="true" />
          </IconButton>
          {handle}
        </span>
      </figcaption>
    </figure>
  );
});
