// Finds the process that started this one, and the one above it, because a package manager puts a shell in between.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const parentOf = (pid) => {
  if (process.platform === 'win32') return undefined;
  const status = `/proc/${pid}/status`;
  const text = existsSync(status)
    ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Number.parseInt(text ?? '', 10) || undefined;
};

export const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Calls back once, when the process that started us, or the package manager that started that one, is gone. */
export const onParentGone = (callback) => {
  const parent = process.ppid;
  const grandparent = process.env.npm_lifecycle_event === undefined ? undefined : parentOf(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || isAlive(grandparent))) return;
    clearInterval(watch);
    callback();
  }, 500);
  watch.unref();
};
