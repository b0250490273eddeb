import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

export interface ErrorBoundaryProps {
  readonly report: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches what a page throws, so that the rest of the room stays: what she typed is kept and reloading brings it back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
