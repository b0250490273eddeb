import { useId } from 'react';
import css from './Slider.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number in a range, with the number beside it. */
export const Slider = ({ label, value, min, max, onChange }: SliderProps) => {
  const id = useId();
  return (
    <div className={`stack items-center gap-2 gap-x-3 ${css.slider}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={css.range}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id} className={css.value}>
        {value}
      </output>
    </div>
  );
};
