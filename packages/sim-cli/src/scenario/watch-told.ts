import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { AlertId } from '@greenroom/core/kernel/ids';

/**
 * Follows the texts that the performer is told, by an alert or on a modal, in the order in which they came.
 *
 * @returns the function that ends it
 */
export const watchTold = (app: PerformerApp, told: (key: string) => void): (() => unknown) => {
  let last: AlertId | undefined;
  return app.alerts.watch.subscribe(({ history }) => {
    const known = history.findIndex(({ id }) => id === last);
    const news = known < 0 ? history : history.slice(0, known);
    for (const { content } of news.toReversed()) told(content.key);
    last = history[0]?.id;
  });
};
