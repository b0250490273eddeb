import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

export interface ErrorBoundaryProps {
  readonly report: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches errors of a page, so that the frame around it stays. Typed text is kept and comes back with a reload. */
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
