import { createValue, type Watchable, readOnly } from '../kernel/machine.ts';
import { becomes, changeOf, connectRows, when } from '../kernel/row.ts';
import type { LoginState } from '../login/performer-status-state.ts';
import type { CameraController } from '../session/video/camera.controller.ts';
import type { ToysController } from '../toys/toys.controller.ts';

/** Storage of the neutral screen's switch; it survives a reload of the page. */
export interface PanicMemory {
  readonly isActive: () => boolean;
  readonly remember: (active: boolean) => void;
}

export interface PanicDeps {
  readonly camera: Pick<CameraController, 'watch' | 'switchDevice'>;
  readonly toys: { readonly stop: () => void; readonly queue: Pick<ToysController['queue'], 'pause'> };
  /** A break would resume work, and with it the camera, behind the neutral screen. */
  readonly cancelBreak: () => void;
  readonly login: Watchable<Pick<LoginState, 'status'>>;
  readonly memory: PanicMemory;
}

const DEVICES = ['camera', 'microphone'] as const;

/** Hides the performer at once; whatever turns a device on meanwhile is undone. */
export const createPanic = ({ camera, toys, cancelBreak, login, memory }: PanicDeps) => {
  const active = createValue(memory.isActive());
  const silence = (): void => {
    const { request } = camera.watch.state();
    for (const kind of DEVICES) if (request.wanted[kind]) camera.switchDevice(kind, false);
  };
  const hide = (): void => {
    silence();
    // Tips wait meanwhile: a toy is audible.
    toys.queue.pause();
  };
  const leave = (): void => {
    memory.remember(false);
    active.set(false);
  };
  const dispose = connectRows([
    when(
      changeOf(camera.watch, () => (active.state() ? true : undefined)),
      silence,
    ),
    when(
      becomes(login, ({ status }) => status === 'loggedOut'),
      leave,
    ),
  ]);
  if (active.state()) hide();
  return {
    /** True while the neutral screen hides everything. */
    watch: readOnly(active),
    /** Camera and microphone off, toys stopped and paused, neutral screen: one command. */
    start: () => {
      // Also when already neutral: a toy may have started since.
      toys.stop();
      hide();
      cancelBreak();
      memory.remember(true);
      active.set(true);
    },
    /** Shows the screen again. Camera and microphone stay off, and toys paused, until the performer switches them on. */
    leave,
    dispose,
  };
};

export type PanicController = ReturnType<typeof createPanic>;
