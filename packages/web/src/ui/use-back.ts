import { useEffect, useEffectEvent } from 'react';
import { hasKeyboard } from '../device/has-keyboard.ts';

/**
 * Lets Back close a window while it is the topmost, in place of leaving the page. Android asks a close watcher, also where the history
 * has nothing before the page; elsewhere the navigation is stopped, which browsers allow once after each press.
 *
 * @param close left out when Back leaves the page
 */
export const useBack = (isTop: boolean, close: (() => void) | undefined): void => {
  const closes = isTop && close !== undefined;
  const onBack = useEffectEvent((): void => close?.());
  useEffect(() => {
    if (!closes) return undefined;
    const ended = new AbortController();
    const stop = (event: NavigateEvent): void => {
      // The router goes back and forth by itself to undo what is asked about first.
      if (event.navigationType !== 'traverse' || !event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      onBack();
    };
    // Older browsers have none.
    if ('navigation' in window) window.navigation.addEventListener('navigate', stop, { signal: ended.signal });
    let watcher: CloseWatcher | undefined;
    const watch = (): void => {
      // With a keyboard it also hears Escape, which has its own rules.
      if (window.CloseWatcher === undefined || hasKeyboard()) return;
      watcher = new window.CloseWatcher();
      watcher.onclose = () => {
        onBack();
        // One watcher hears one press, and the window may have stayed open.
        if (!ended.signal.aborted) watch();
      };
    };
    watch();
    return () => {
      ended.abort();
      watcher?.destroy();
    };
  }, [closes]);
};
