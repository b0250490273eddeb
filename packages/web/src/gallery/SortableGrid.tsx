import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSwappingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { MediaItem } from '@greenroom/core/gallery/media-item';
import type { MediaId } from '@greenroom/core/kernel/ids';
import { useTranslation } from '../i18n/i18n.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { MediaTile } from './MediaTile.tsx';
import css from './MediaTile.module.css';

export interface GridProps {
  readonly items: readonly MediaItem[];
  readonly imageUrl: string;
  readonly savesData: boolean;
  readonly busy: readonly MediaId[];
  readonly edit: (id: MediaId) => void;
}

interface Props extends GridProps {
  readonly swap: (id: MediaId, other: MediaId) => void;
}

/** A press is a press; only after this many pixels is it a drag. */
const DRAG_STARTS_AT = 6;

/** Puts the lifted item back. The library has no call for it, but does so at this event of a tab that is hidden. */
const putBack = (): void => {
  window.dispatchEvent(new Event('visibilitychange'));
};

const SortableTile = ({
  item,
  place,
  ...rest
}: Omit<GridProps, 'items' | 'busy'> & {
  readonly item: MediaItem;
  readonly place: number;
  readonly busy: boolean;
}) => {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    // Until the change before is answered another one would be dropped.
    disabled: rest.busy,
  });
  const handle = (
    <button
      type="button"
      className={`stack square rounded pressable quiet hovers ${css.handle}`}
      {...attributes}
      {...listeners}
      // While it is lifted the library takes the next Enter, wherever it is pressed.
      onBlur={isDragging ? putBack : undefined}
      // The library's word for it is English.
      aria-roledescription={undefined}
      aria-label={t('media.order.move', { place })}
      title={t('media.order.move', { place })}
    >
      <IconGripVertical size={20} aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={css.cell}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <MediaTile {...rest} item={item} handle={handle} />
    </li>
  );
};

/** Approved items in the performer's order: two change places, by hand or with the arrow keys. @spec §7 GET performer/medias/swap/{id}/{id} */
export const SortableGrid = ({ items, swap, busy, ...rest }: Props) => {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_AT } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier): number => items.findIndex((item) => item.id === id) + 1;
  // An item that is lifted when the page is left would take the next key of the next page.
  useEffect(() => putBack, []);
  const [announced, setAnnounced] = useState('');
  /** In place of the live region of the library, which stays empty. */
  const announce = (text: string): undefined => {
    setAnnounced(text);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce(t('media.order.lifted', { place: placeOf(active.id) })),
    // Over its own place nothing is to be told.
    onDragOver: ({ active, over }) =>
      over === null || over.id === active.id ? undefined : announce(t('media.order.over', { place: placeOf(over.id) })),
    onDragEnd: ({ over }) =>
      over === null ? undefined : announce(t('media.order.dropped', { place: placeOf(over.id) })),
    onDragCancel: () => announce(t('media.order.cancelled')),
  };
  const end = ({ active, over }: DragEndEvent): void => {
    const one = items.find(({ id }) => id === active.id);
    const other = items.find(({ id }) => id === over?.id);
    if (one !== undefined && other !== undefined && one !== other) swap(one.id, other.id);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('media.order.help') },
        // The handle keeps the focus by itself, and where it was taken elsewhere it stays there.
        restoreFocus: false,
      }}
    >
      <VisuallyHidden data-announce="assertive">{announced}</VisuallyHidden>
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSwappingStrategy}>
        <ul className={`stack gap-4 ${css.grid}`}>
          {items.map((item, index) => (
            <SortableTile key={item.id} {...rest} item={item} place={index + 1} busy={busy.includes(item.id)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
};
