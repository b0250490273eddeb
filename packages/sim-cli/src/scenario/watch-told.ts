import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { AlertId } from '@greenroom/core/kernel/ids';

/** Follows whatever she is told, by an alert or on a modal, in the order in which it came. @returns ends it */
export const watchTold = (app: PerformerApp, told: (key: string) => void): (() => unknown) => {
  let last: AlertId | undefined;
  return app.alerts.watch.subscribe(({ history }) => {
    const known = history.findIndex(({ id }) => id === last);
    const news = known < 0 ? history : history.slice(0, known);
    for (const { content } of news.toReversed()) told(content.key);
    last = history[0]?.id;
  });
};
