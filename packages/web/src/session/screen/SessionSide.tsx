import { IconX } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n.ts';
import { Contained } from '../../ui/Contained.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import css from './SessionSide.module.css';

const TABS = ['customer', 'history', 'toys'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  /** Name of the customer, which stands above a sheet. */
  readonly name: ReactNode;
  readonly panels: Readonly<Record<Tab, ReactNode>>;
  readonly memo: ReactNode;
  /** All panels below each other instead of tabs; the toys have a place of their own then. */
  readonly isWide: boolean;
  /** True when the side is open as a sheet over the rest. */
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The next tab for an arrow key. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
const tabFor = (key: string, tab: Tab): Tab | undefined => {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return undefined;
  return TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
};

/** Customer, history and toys below the memo field, which is never at the height of the message line. */
export const SessionSide = ({ name, panels, memo, isWide, isOpen, close }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Tab>('customer');
  const id = useId();
  useFocusReturn('customer', isOpen);
  const shown = isWide ? (['customer', 'history'] as const) : [chosen];
  const move = (event: KeyboardEvent): void => {
    const next = tabFor(event.key, chosen);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section
      className={`flex flex-col min-w-0 ${css.side}`}
      aria-label={t('session.screen.tabs')}
      data-part="side"
      data-open={isOpen}
    >
      {!isWide && isOpen && (
        <div className={`items-center justify-between flex-none min-w-0 ${css.who}`}>
          <p className="min-w-0 bold">{name}</p>
          <IconButton label={t('common.close')} onClick={close}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {memo}
      {!isWide && (
        <div className={`row justify-between flex-none px-2 line-below ${css.head}`}>
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab has the focus */}
          <div role="tablist" aria-label={t('session.screen.tabs')} className="flex" onKeyDown={move}>
            {TABS.map((tab) => (
              <button
                key={tab}
                type="button"
                role="tab"
                id={`${id}-${tab}`}
                className={`target px-3 plain quiet small strong ${css.tab}`}
                aria-selected={tab === chosen}
                aria-controls={tab === chosen ? `${id}-panel-${tab}` : undefined}
                tabIndex={tab === chosen ? 0 : -1}
                onClick={() => setChosen(tab)}
              >
                {t(`session.screen.tab.${tab}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      {shown.map((tab) =>
        isWide ? (
          <section
            key={tab}
            className={`flex flex-col flex-1 gap-2 min-h-0 clips px-3 py-2 small ${css.panel}`}
            aria-label={t(`session.screen.tab.${tab}`)}
          >
            <h2 className="small bold">{t(`session.screen.tab.${tab}`)}</h2>
            <Contained>{panels[tab]}</Contained>
          </section>
        ) : (
          <div
            key={tab}
            role="tabpanel"
            id={`${id}-panel-${tab}`}
            aria-labelledby={`${id}-${tab}`}
            className={`flex flex-col flex-1 gap-2 min-h-0 clips px-3 py-2 small ${css.panel}`}
          >
            <Contained>{panels[tab]}</Contained>
          </div>
        ),
      )}
    </section>
  );
};
