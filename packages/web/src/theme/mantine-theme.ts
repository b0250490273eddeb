import { createTheme, Menu, Modal, Popover } from '@mantine/core';

/** Mantine's theme in code. Its colours are CSS variables, set to the tokens in `mantine-variables.css`. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  primaryColor: 'violet',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Menu: Menu.extend({ defaultProps: { radius: 'md', shadow: 'none', transitionProps: { duration: 120 } } }),
    Modal: Modal.extend({ defaultProps: { radius: 'lg', lockScroll: false } }),
    Popover: Popover.extend({ defaultProps: { radius: 'md', shadow: 'none', transitionProps: { duration: 120 } } }),
  },
});
