import { creditsText } from '@greenroom/core/formatting/money';
import type { MediaKind } from '@greenroom/core/gallery/media-item';
import type { MediaRank, PriceRange } from '@greenroom/core/gallery/paid-media';
import { useTranslation } from '../i18n/i18n.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './MediaPage.module.css';

export interface RankLevel extends PriceRange {
  readonly rank: MediaRank;
  readonly own: boolean;
}

interface Props {
  readonly kind: MediaKind;
  readonly own: MediaRank;
  readonly levels: readonly RankLevel[];
}

/** Range of prices of the performer's rank, and of the others. @spec §3 Media ranks — Iron to Antimatter */
export const RankPanel = ({ kind, own, levels }: Props) => {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('media.rank.title')}>
      <div className="stack gap-2">
        <h2>{t('media.rank.own', { rank: t(`media.rank.name.${own}`) })}</h2>
        <p>{t('media.rank.weekly')}</p>
        <Disclosure summary={t('media.rank.all')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('media.rank.title')}</th>
                <th scope="col">{t(`media.rank.${kind}`)}</th>
              </tr>
            </thead>
            <tbody>
              {levels.map(({ rank, own: isOwn, min, max }) => (
                <tr key={rank} data-own={isOwn || undefined}>
                  <th scope="row">
                    {isOwn
                      ? t('media.rank.yours', { rank: t(`media.rank.name.${rank}`) })
                      : t(`media.rank.name.${rank}`)}
                  </th>
                  <td>{t('media.rank.range', { min: creditsText(min), max: creditsText(max) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
    </Panel>
  );
};
