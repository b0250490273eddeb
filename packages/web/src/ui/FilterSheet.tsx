import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import { usePhoneScreen } from './use-narrow-screen.ts';

export interface FilterSheetProps {
  /** Chosen filters in words, shown while the filters are folded. */
  readonly chosen: readonly string[];
  /** Stands beside a search, where a phone has room for the icon alone. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** Filters in one row; on a phone behind one button that says what is chosen. */
export const FilterSheet = ({ chosen, isBeside = false, children }: FilterSheetProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = t('list.filter', { chosen: chosen.join(' · ') });
  if (!usePhoneScreen()) return <div className="flex items-end wrap gap-3 gap-x-4">{children}</div>;
  return (
    <>
      <Button
        ref={button}
        wide={!isBeside}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {!isBeside && name}
      </Button>
      {/* A screen that is turned to its wide side and back draws the button again. */}
      <Drawer
        name="filters"
        open={open}
        title={t('list.filters')}
        close={{ label: t('common.close'), press: close }}
        opener={button}
      >
        <div className="stack gap-6">
          {children}
          <Button wide look="primary" onClick={close}>
            {t('list.filtered')}
          </Button>
        </div>
      </Drawer>
    </>
  );
};
