import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { characters } from '@greenroom/core/forms/field-rule';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { useTranslation } from '../i18n/i18n.ts';
import { CheckGroup, type CheckItem } from '../ui/CheckGroup.tsx';
import { RadioGroup, type RadioItem } from '../ui/RadioGroup.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { fieldId, type FieldProps } from './form-model.ts';
import { useFormWords } from './form-words.ts';
import { textOf, useHeldText } from './held-text.ts';
import css from './Form.module.css';

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

type Input = Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'max' | 'spellCheck'
>;

interface TextRowProps extends FieldProps, Input {
  readonly help?: string | undefined;
}

/** Checks for a date whose year is still being typed: a browser reports each of its digits as a year of its own, `0198` on the way to 1985. */
const isUnfinishedDate = ({ type, value, validity }: HTMLInputElement): boolean =>
  type === 'date' && (validity.badInput || value.startsWith('0'));

/** Text field of one line. A date is judged when it is whole, or left. */
export const TextRow = observer(function TextRow({ model, name, help, ...input }: TextRowProps) {
  const { label, problem } = useFormWords();
  const held = useHeldText<HTMLInputElement>({ model, name });
  const [isUnfinished, setUnfinished] = useState(false);
  return (
    <TextField
      {...input}
      id={fieldId(model.name, name)}
      label={label(name)}
      help={help}
      error={isUnfinished ? undefined : problem(model.problem(name))}
      {...held}
      onChange={({ target }) => {
        setUnfinished(isUnfinishedDate(target));
        model.set(name, target.value);
      }}
      onKeyDown={({ key }) => key === 'Enter' && setUnfinished(false)}
      onBlur={() => {
        setUnfinished(false);
        model.leave(name);
      }}
    />
  );
});

interface LinesRowProps extends FieldProps {
  readonly help?: string | undefined;
  /** Most characters, for the counter. */
  readonly max: number;
}

/** Counter that writes its own text node: React took a third of the time of a key to draw it, and a new node would need a new style. */
const Counter = ({ model, name, max }: LinesRowProps) => {
  const { t } = useTranslation();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = new Text();
    place.current?.append(text);
    const stop = autorun(() => {
      text.data = t('form.counter', { char: characters(seenText(textOf(model.value(name)))), max });
    });
    return () => {
      stop();
      text.remove();
    };
  }, [model, name, max, t]);
  return <span ref={place} className={css.count} />;
};

/** Text field of several lines, with a counter of its characters. */
export const LinesRow = observer(function LinesRow({ model, name, help, max }: LinesRowProps) {
  const { label, problem } = useFormWords();
  const held = useHeldText<HTMLTextAreaElement>({ model, name });
  return (
    <TextArea
      id={fieldId(model.name, name)}
      label={label(name)}
      help={help}
      error={problem(model.problem(name))}
      counter={<Counter model={model} name={name} max={max} />}
      {...held}
      onChange={(event) => model.set(name, event.target.value)}
      onBlur={() => model.leave(name)}
    />
  );
});

interface SelectRowProps extends FieldProps {
  readonly choices: readonly CheckItem<string>[];
  /** True where one is always chosen: there is no line for none. */
  readonly always?: boolean;
}

/** List to choose one value from. */
export const SelectRow = observer(function SelectRow({ model, name, choices, always = false }: SelectRowProps) {
  const { label, problem, t } = useFormWords();
  return (
    <SelectField
      look="field"
      id={fieldId(model.name, name)}
      label={label(name)}
      choices={always ? choices : [{ value: '', label: t('form.choose') }, ...choices]}
      error={problem(model.problem(name))}
      value={textOf(model.value(name))}
      onChange={(value) => model.set(name, value)}
      onBlur={() => model.leave(name)}
    />
  );
});

interface ChoiceRowProps extends FieldProps {
  readonly choices: readonly CheckItem<string>[];
}

interface RadioRowProps extends FieldProps {
  readonly choices: readonly RadioItem<string>[];
  /** Label of a field that is one of many alike, in place of the form's own. */
  readonly label?: string;
  readonly help?: ReactNode;
}

/** Radio buttons, for one of a few values that are all in sight. */
export const RadioRow = observer(function RadioRow({ model, name, choices, label: given, help }: RadioRowProps) {
  const { label, problem } = useFormWords();
  return (
    <RadioGroup
      id={fieldId(model.name, name)}
      label={given ?? label(name)}
      choices={choices}
      chosen={textOf(model.value(name))}
      help={help}
      error={problem(model.problem(name))}
      onChoose={(value) => model.set(name, value)}
    />
  );
});

/** Checkboxes, for several of a few values. */
export const ChecksRow = observer(function ChecksRow({ model, name, choices }: ChoiceRowProps) {
  const { label, problem } = useFormWords();
  const chosen = listOf(model.value(name));
  return (
    <CheckGroup
      id={fieldId(model.name, name)}
      label={label(name)}
      items={choices}
      chosen={chosen}
      error={problem(model.problem(name))}
      onToggle={(value) =>
        model.set(name, chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
      }
    />
  );
});

/** Switch for a value that is on or off. */
export const SwitchRow = observer(function SwitchRow({ model, name, help }: FieldProps & { readonly help?: string }) {
  const { label, t } = useFormWords();
  const on = model.value(name) === true;
  return (
    <Switch
      label={label(name)}
      on={on}
      word={t(on ? 'common.on' : 'common.off')}
      note={help}
      onPress={() => model.set(name, !on)}
    />
  );
});
