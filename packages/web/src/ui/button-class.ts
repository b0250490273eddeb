import css from './Button.module.css';

export interface ButtonLook {
  /** One primary action on each screen; good and stop carry meaning (accept, end). */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'good' | 'stop';
  readonly size?: 'normal' | 'large';
  readonly wide?: boolean;
}

/** The classes of a button, also for a link that looks like one. */
export const buttonClass = ({ look = 'secondary', size = 'normal', wide = false }: ButtonLook): string =>
  [css.button, css[look], size === 'large' && css.large, wide && css.wide].filter(Boolean).join(' ');
