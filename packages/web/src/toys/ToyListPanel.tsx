import { observer } from 'mobx-react-lite';
import type { Toy } from '@greenroom/core/toys/toy';
import { useTranslation } from '../i18n/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ToyErrorKey } from './toy-error-key.ts';
import { ToyCard, type ToyCardActions } from './ToyCard.tsx';
import css from './ToysPage.module.css';

export interface ToyListModel extends ToyCardActions {
  readonly toys: readonly Toy[];
  readonly errorKey: ToyErrorKey | undefined;
}

/** Toys in the performer's order. @spec §3 Toy */
export const ToyListPanel = observer(function ToyListPanel({ model }: { readonly model: ToyListModel }) {
  const { t } = useTranslation();
  const { toys, errorKey } = model;
  return (
    <Panel aria-label={t('toys.list.title')}>
      <h2 className={`flex-1 text-heading ${css.title}`}>{t('toys.list.title')}</h2>
      {errorKey !== undefined && (
        <Notice tone="stop" data-announce="assertive">
          {t(errorKey)}
        </Notice>
      )}
      {toys.length === 0 ? (
        <EmptyState title={t('toys.list.empty')} text={t('toys.list.emptyText')} />
      ) : (
        <ul className={`stack gap-2 ${css.cards}`}>
          {toys.map((toy, place) => (
            <ToyCard key={toy.id} toy={toy} place={place} isLast={place === toys.length - 1} actions={model} />
          ))}
        </ul>
      )}
    </Panel>
  );
});
