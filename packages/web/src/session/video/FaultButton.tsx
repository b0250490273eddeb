import { IconAlertTriangle } from '@tabler/icons-react';
import css from './FaultButton.module.css';

interface Props {
  /** The fault in words. */
  readonly fault: string;
  /** Effect of a press, in words. */
  readonly remedy: string;
  readonly tone?: 'wait' | 'stop';
  readonly onClick: () => void;
}

/** A fault with its remedy: a press mends it, or opens what mends it. */
export const FaultButton = ({ fault, remedy, tone = 'wait', onClick }: Props) => (
  <button
    type="button"
    className={`row gap-2 w-full target rounded text-wait small text-start ${css.fault}`}
    data-tone={tone}
    onClick={onClick}
  >
    <IconAlertTriangle size={18} aria-hidden="true" />
    <span>
      {fault} · <span className={css.remedy}>{remedy}</span>
    </span>
  </button>
);
