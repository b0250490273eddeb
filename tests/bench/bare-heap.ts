// The least a clock needs: a binary heap with lazy deletion and nothing around it. The floor that the kernel is measured against.

export interface BareTask {
  readonly at: number;
  readonly order: number;
  run: (() => void) | undefined;
}

export interface BareHeap {
  readonly push: (at: number, run: () => void) => BareTask;
  readonly cancel: (task: BareTask) => void;
  readonly runNext: () => void;
  readonly now: () => number;
}

const isBefore = (left: BareTask, right: BareTask): boolean =>
  left.at < right.at || (left.at === right.at && left.order < right.order);

export const createBareHeap = (): BareHeap => {
  const heap: BareTask[] = [];
  let order = 0;
  let time = 0;

  const push = (at: number, run: () => void): BareTask => {
    const task: BareTask = { at, order: (order += 1), run };
    let index = heap.push(task) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as BareTask;
      if (!isBefore(task, above)) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = task;
    return task;
  };
  const pop = (): BareTask => {
    const top = heap[0] as BareTask;
    const last = heap.pop() as BareTask;
    const size = heap.length;
    if (size === 0) return top;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= size) break;
      if (child + 1 < size && isBefore(heap[child + 1] as BareTask, heap[child] as BareTask)) child += 1;
      const below = heap[child] as BareTask;
      if (!isBefore(below, last)) break;
      heap[index] = below;
      index = child;
    }
    heap[index] = last;
    return top;
  };
  return {
    push,
    cancel: (task) => {
      task.run = undefined;
    },
    runNext: () => {
      const task = pop();
      time = task.at;
      task.run?.();
    },
    now: () => time,
  };
};
