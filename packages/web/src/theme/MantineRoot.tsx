import './forced-colors.css';
import './layers.css';
import './mantine.css';
import { MantineProvider, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantine-theme.ts';

/** The nonce the platform put into this answer; an inline style without it does not apply. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

export interface MantineRootProps {
  readonly scheme: 'light' | 'dark';
  readonly children: ReactNode;
}

/**
 * Mantine without the style elements it writes as HTML text: the page requires Trusted Types, and every variable stands
 * in `mantine.css` already. For the same reason no component may use a style property with breakpoints.
 */
export const MantineRoot = ({ scheme, children }: MantineRootProps) => (
  <MantineProvider
    theme={mantineTheme}
    forceColorScheme={scheme}
    getStyleNonce={styleNonce}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <Modal.Stack>{children}</Modal.Stack>
  </MantineProvider>
);
