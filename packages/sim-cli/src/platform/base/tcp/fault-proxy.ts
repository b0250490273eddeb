import { done, err, type Result } from '@greenroom/core/kernel/result';
import type { TcpFault } from '../faults/fault.ts';
import { createLinkFaults, type LinkFaults } from './link-faults.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** The connections of performers, as faults and calls see them. */
export interface PlatformLine {
  readonly turn: (fault: TcpFault, on: boolean, performerId: string | undefined) => Result<undefined, 'no_proxy'>;
  readonly active: LinkFaults['active'];
  readonly belongs: TcpProxy['belongs'];
  readonly addressOf: TcpProxy['addressOf'];
}

/** The proxy before the platform, if there is one. */
export interface FaultProxy extends PlatformLine {
  /** @returns the port that it opened. @throws when it is in use */
  readonly open: (port: number, target: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** @param chance 0 to 1 */
export const createFaultProxy = (chance: () => number): FaultProxy => {
  const linkFaults = createLinkFaults();
  let proxy: TcpProxy | undefined;
  return {
    open: async (port, target) => {
      proxy = await openTcpProxy({ port, target, linkFaults, chance });
      return proxy.port;
    },
    turn: (fault, on, performerId) => {
      if (proxy === undefined) return err('no_proxy');
      if (fault !== 'tcp-reset') linkFaults.turn(fault, on, performerId);
      else if (on) proxy.reset(performerId);
      return done;
    },
    active: linkFaults.active,
    belongs: (platformSide, performerId) => proxy?.belongs(platformSide, performerId),
    addressOf: (platformSide) => proxy?.addressOf(platformSide),
    close: async () => proxy?.close(),
  };
};
