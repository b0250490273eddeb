import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
}

export interface RadioItemsProps<Value extends string> {
  /** Name of the choice. */
  readonly label: string;
  readonly chosen: Value;
  readonly choices: readonly RadioChoice<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** Lines of a menu of which exactly one is chosen. */
export const RadioItems = <Value extends string>({ label, chosen, choices, onChoose }: RadioItemsProps<Value>) => (
  <div role="group" aria-label={label}>
    {choices.map(({ value, label: text, icon, lang }) => (
      <Menu.RadioItem
        key={value}
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
        closeMenuOnClick
        checkIcon={<IconCheck size={18} aria-hidden="true" />}
        rightSection={icon}
        lang={lang}
      >
        {text}
      </Menu.RadioItem>
    ))}
  </div>
);
