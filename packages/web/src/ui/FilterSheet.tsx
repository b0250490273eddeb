import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import css from './FilterSheet.module.css';
import { usePhoneScreen } from './use-narrow-screen.ts';

export interface FilterSheetProps {
  /** Chosen filters in words, shown while the filters are folded. */
  readonly chosen: readonly string[];
  readonly children: ReactNode;
}

/** Filters in one row; on a phone behind one button that says what is chosen. */
export const FilterSheet = ({ chosen, children }: FilterSheetProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // A screen that was turned to its wide side and back draws the drawer anew: it does not know any more what had the focus.
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  if (!usePhoneScreen()) return <div className={css.row}>{children}</div>;
  return (
    <>
      <Button
        ref={button}
        wide
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('list.filter', { chosen: chosen.join(' · ') })}
      </Button>
      <Drawer open={open} title={t('list.filters')} close={{ label: t('modal.close'), press: close }}>
        <div className={css.sheet}>
          {children}
          <Button wide look="primary" onClick={close}>
            {t('list.filtered')}
          </Button>
        </div>
      </Drawer>
    </>
  );
};
