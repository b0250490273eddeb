import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { CheckGroup, type CheckItem } from './CheckGroup.tsx';
import css from './Cell.module.css';

export interface ChoiceCellProps<Value extends string> {
  readonly label: string;
  readonly items: readonly CheckItem<Value>[];
  readonly chosen: readonly Value[];
  /** Text while nothing is chosen. */
  readonly none: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly onToggle: (value: Value) => void;
}

/** Several of a few in a table: the chosen ones as text, all of them behind it. */
export const ChoiceCell = <Value extends string>({ none, ...group }: ChoiceCellProps<Value>) => {
  const { label, items, chosen, error } = group;
  const names = items.filter(({ value }) => chosen.includes(value)).map((item) => item.label);
  const text = names.length === 0 ? none : names.join(', ');
  return (
    <Popover position="bottom-start" width={272} trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <button
          type="button"
          className={`row justify-between gap-1 text-start ${css.choice}`}
          data-wrong={error !== undefined}
          aria-label={`${label}: ${text}`}
          title={text}
        >
          <span className="min-w-0 truncate">{text}</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <CheckGroup {...group} />
      </Popover.Dropdown>
    </Popover>
  );
};
