import type { ComponentPropsWithRef } from 'react';
import { useIsCovered } from './use-window.ts';

/** The page behind the windows: out of reach of pointer, keyboard and screen reader while one is open. */
export const WindowBackground = (props: ComponentPropsWithRef<'div'>) => <div {...props} inert={useIsCovered()} />;
