import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import { fontSizeMemory } from '../chat/font-size-memory.ts';
import { createSessionPause } from '../device/session-pause.ts';
import { deviceSession, tabAlerts, tabMissed } from '../device/tab-memory.ts';
import { workingStorage } from '../device/tab-storage.ts';
import { createKeptBlocks } from '../session/kept-blocks.ts';
import type { BeforeLogin } from './before-login.ts';
import type { Ports } from './container/ports.ts';

/** Creates the core for a performer who is logged in. */
export const createApp = (ports: Ports, { preLogin }: Pick<BeforeLogin, 'preLogin'>): PerformerApp =>
  createPerformerApp(
    {
      ...ports.apis,
      ...ports.toys,
      ...ports.push,
      ...ports.files,
      clock: ports.clock,
      random: ports.random,
      log: ports.log,
      socket: ports.socket,
      page: ports.page,
      drafts: ports.drafts,
      fontSizeMemory: fontSizeMemory(ports.deviceStorage),
      missedMemory: tabMissed(ports.tabStorage),
      alertMemory: tabAlerts(ports.tabStorage),
      heldSession: deviceSession(workingStorage(() => localStorage)),
      pauseMemory: createSessionPause(ports.tabStorage),
      pendingBlocks: createKeptBlocks(ports.deviceStorage),
      settings: ports.configuration,
    },
    preLogin,
  );
