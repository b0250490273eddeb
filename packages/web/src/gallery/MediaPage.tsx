import { IconPhotoPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import type { MediaAct } from '@greenroom/core/gallery/gallery.machine';
import { GROUPS_OF, type MediaGroup, type MediaGroupName, type MediaKind } from '@greenroom/core/gallery/media-item';
import type { MediaRank, MediaLibrary } from '@greenroom/core/gallery/paid-media';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { MediaId } from '@greenroom/core/kernel/ids';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { usePhoneScreen } from '../ui/use-narrow-screen.ts';
import { useShown } from '../ui/use-shown.ts';
import type { MediaErrorKey } from './media-error-key.ts';
import { MediaEditor, type MediaEditorModel } from './MediaEditor.tsx';
import { MediaTile } from './MediaTile.tsx';
import { NewMedia, type NewMediaModel } from './NewMedia.tsx';
import { RankPanel, type RankLevel } from './RankPanel.tsx';
import { SortableGrid } from './SortableGrid.tsx';
import { UploadList, type UploadActions, type UploadListModel } from './UploadList.tsx';
import { useNewMediaForm } from './use-new-media-form.ts';
import tileCss from './MediaTile.module.css';

export interface MediaPageModel extends UploadListModel {
  readonly kind: MediaKind;
  readonly imageUrl: string;
  /** True while data is saved: no part of a video is fetched before it is played. */
  readonly savesData: boolean;
  readonly view: 'loading' | 'failed' | 'ready';
  readonly library: MediaLibrary;
  /** Rank of the performer with the prices of each rank, where the platform reports them. */
  readonly rank: { readonly own: MediaRank; readonly levels: readonly RankLevel[] } | undefined;
  /** Number of paid photos or videos that may still be added, where the platform reports it. */
  readonly paidLeft: number | undefined;
  readonly busy: readonly MediaId[];
  readonly errorKey: MediaErrorKey | undefined;
  /** True for a list of which not everything is shown. */
  readonly more: Readonly<Record<keyof MediaLibrary, boolean>>;
  readonly loadingMore: boolean;
  readonly editor: MediaEditorModel;
  readonly newMedia: NewMediaModel;
  /** Says that the uploads are on the screen, until the end of showing them. */
  readonly show: () => Cancel;
  readonly act: (act: MediaAct) => void;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Props {
  readonly model: MediaPageModel;
}

const Group = observer(function Group({
  model,
  name,
  group,
}: Props & { readonly name: MediaGroupName; readonly group: MediaGroup }) {
  const { t } = useTranslation();
  const { kind, busy, imageUrl, savesData, editor } = model;
  const { items, total } = group;
  // The first group is shown empty too, with a text about what belongs here.
  if (total === 0 && name !== 'approved') return null;
  const tile = { imageUrl, savesData, edit: editor.open };
  return (
    <Panel aria-label={t(`media.group.${name}`)}>
      <h2 className="pb-3">
        {t(`media.group.${name}`)} <span className="quiet normal tabular">{total}</span>
      </h2>
      {total === 0 && <EmptyState title={t(`media.empty.${kind}.title`)} text={t(`media.empty.${kind}.text`)} />}
      {name === 'approved' ? (
        <SortableGrid
          {...tile}
          items={items}
          busy={busy}
          swap={(id, other) => model.act({ type: 'swap', id, other })}
        />
      ) : (
        <ul className={`stack gap-4 ${tileCss.grid}`}>
          {items.map((item) => (
            <li key={item.id} className={tileCss.cell}>
              <MediaTile {...tile} item={item} busy={busy.includes(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});

const Groups = observer(function Groups({ model, paid }: Props & { readonly paid: boolean }) {
  const { t } = useTranslation();
  const list = paid ? 'paid' : 'free';
  const groups = model.library[list];
  return (
    <>
      {GROUPS_OF[model.kind].map((name) => (
        <Group key={name} model={model} name={name} group={groups[name]} />
      ))}
      {model.more[list] && (
        <Button busy={model.loadingMore} onClick={model.loadMore}>
          {t('media.more')}
        </Button>
      )}
    </>
  );
});

const totalOf = (groups: MediaLibrary['free']): number =>
  groups.approved.total + groups.pending.total + groups.new.total + groups.rejected.total;

/** Photos or videos by review status, free and paid apart. @spec §2 /profile/photos/, /profile/videos/ */
export const MediaPage = observer(function MediaPage({ model }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { kind, view, library, errorKey } = model;
  const paid = query.get('paid') === '1';
  const isPhone = usePhoneScreen();
  useShown(model.show);
  const form = useNewMediaForm();
  const addHere = (): void => {
    model.newMedia.openOn(paid);
    form.show();
  };
  const correct: UploadActions['correct'] = (id) => {
    model.uploads.correct(id);
    form.show();
  };
  const tab = (key: 'free' | 'paid', search: string) => ({
    key,
    text: t('media.tab', { name: t(`media.${key}`), count: totalOf(library[key]) }),
    to: { search },
    current: paid === (key === 'paid'),
  });
  return (
    // On a phone the list begins in the upper third.
    <Page title={t(`media.${kind}.title`)} intro={isPhone ? undefined : t(`media.${kind}.intro`)}>
      <div className="row justify-between wrap gap-3">
        <LinkTabs label={t('media.shelves')} tabs={[tab('free', ''), tab('paid', '?paid=1')]} />
        <Button
          look="primary"
          icon={<IconPhotoPlus size={20} aria-hidden="true" />}
          aria-label={t(`media.form.${kind}.title`)}
          title={t(`media.form.${kind}.title`)}
          onClick={addHere}
        >
          {!isPhone && t(`media.form.${kind}.title`)}
        </Button>
      </div>
      {errorKey !== undefined && view === 'ready' && (
        <Notice tone="stop" data-announce="assertive">
          {t(errorKey)}
        </Notice>
      )}
      <UploadList model={model} correct={correct} />
      {paid && model.paidLeft !== undefined && <p>{t(`media.${kind}.paidLeft`, { count: model.paidLeft })}</p>}
      {paid && model.rank !== undefined && <RankPanel kind={kind} own={model.rank.own} levels={model.rank.levels} />}
      {view === 'loading' && <Loading label={t(`media.${kind}.loading`)} />}
      {view === 'failed' && (
        <EmptyState
          data-announce="assertive"
          title={t(errorKey ?? 'media.failed')}
          action={<Button onClick={model.retry}>{t('media.tryAgain')}</Button>}
        />
      )}
      {view === 'ready' && <Groups model={model} paid={paid} />}
      <NewMedia kind={kind} model={model.newMedia} open={form.isOpen} close={form.close} />
      <MediaEditor model={model.editor} imageUrl={model.imageUrl} savesData={model.savesData} />
    </Page>
  );
});
