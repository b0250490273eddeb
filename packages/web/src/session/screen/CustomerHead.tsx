import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../../i18n/i18n.ts';
import { ClientLabel } from '../../ui/ClientLabel.tsx';
import css from './CustomerHead.module.css';

interface ToggleProps {
  readonly isSideOpen: boolean;
  readonly toggleSide: () => void;
}

/** Opens customer, history and toys where they have no place of their own. */
export const AboutToggle = ({ isSideOpen, toggleSide }: ToggleProps) => {
  const { t } = useTranslation();
  const Arrow = isSideOpen ? IconChevronUp : IconChevronDown;
  return (
    <button
      type="button"
      className={`items-center justify-center flex-none square rounded plain quiet hovers ${css.toggle}`}
      aria-label={t('session.screen.tabs')}
      title={t('session.screen.tabs')}
      aria-expanded={isSideOpen}
      onClick={toggleSide}
    >
      <Arrow size={20} aria-hidden="true" />
    </button>
  );
};

interface Props extends ToggleProps {
  readonly client: ClientName;
}

/** The customer's name on the stage, where the conversation has no head. */
export const CustomerHead = ({ client, ...toggle }: Props) => (
  <div className="row gap-2 min-w-0">
    <p className="min-w-0 truncate text-body">
      <ClientLabel client={client} />
    </p>
    <AboutToggle {...toggle} />
  </div>
);
