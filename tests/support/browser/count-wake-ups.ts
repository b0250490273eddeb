/** Counts in `wakeUps` whatever makes a page run: its timers, those of its Worker, and the frames of its sockets. Runs in the page, before its own scripts. */
export const countWakeUps = (): void => {
  const count = (): void => {
    Reflect.set(globalThis, 'wakeUps', Number(Reflect.get(globalThis, 'wakeUps')) + 1);
  };
  Reflect.set(globalThis, 'wakeUps', 0);
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
    const original = Reflect.get(globalThis, name) as (task: () => void, ...rest: readonly unknown[]) => number;
    Reflect.set(globalThis, name, (task: (...given: readonly unknown[]) => void, ...rest: readonly unknown[]): number =>
      original(
        (...given: readonly unknown[]) => {
          count();
          task(...given);
        },
        ...rest,
      ),
    );
  }
  for (const name of ['Worker', 'WebSocket'] as const) {
    const Original = Reflect.get(globalThis, name) as new (...given: readonly unknown[]) => EventTarget;
    Reflect.set(
      globalThis,
      name,
      class extends Original {
        constructor(...given: readonly unknown[]) {
          super(...given);
          this.addEventListener('message', count);
        }
      },
    );
  }
};
