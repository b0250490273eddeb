import { Component, lazy, useState, useTransition, type ComponentType, type ReactNode } from 'react';
import { ChunkNotFetched } from '../device/fetch-chunk.ts';
import { NotFetched } from './NotFetched.tsx';

const RetriedPart = ({ retry }: { readonly retry: () => void }) => {
  // What is on screen stays until the part has arrived or failed again.
  const [busy, start] = useTransition();
  return <NotFetched busy={busy} retry={() => start(retry)} />;
};

interface BoundaryProps {
  /** Called on a failure; a failed part is not fetched again. */
  readonly onFailed: () => void;
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** Keeps a part that could not be fetched to its own place: all around it goes on. Other errors are passed on. */
class ChunkBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override readonly state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  readonly retry = (): void => {
    this.props.retry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ChunkNotFetched)) throw error;
    return <RetriedPart retry={this.retry} />;
  }
}

/**
 * Shown at once where it is there already: React alone would show a fallback even then, and what follows a fallback it holds back
 * for 300 ms. Where it could not be fetched, a button in its place fetches it again.
 *
 * @param fetch fails with `ChunkNotFetched` where another try may help
 */
export const lazyFeature = <Props extends object = object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let there: ComponentType<Props> | undefined;
  const get = async (): Promise<ComponentType<Props>> => (there ??= await fetch());
  const begin = () => lazy(async () => ({ default: await get() }));
  let Lazy: ComponentType<Props> = begin();
  const current = (): ComponentType<Props> => there ?? Lazy;
  const renew = (): void => {
    Lazy = begin();
  };
  return function Feature(props: Props) {
    // Decided once: another component in its place would begin anew.
    const [Its, setIts] = useState<ComponentType<Props>>(current);
    return (
      <ChunkBoundary onFailed={renew} retry={() => setIts(current)}>
        <Its {...props} />
      </ChunkBoundary>
    );
  };
};
