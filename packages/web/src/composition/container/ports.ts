// The container keeps its metadata there, so it comes first.
import 'reflect-metadata';
import { Container } from 'inversify';
import type { Configuration } from '@greenroom/adapters-http/configuration/configuration.wire';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import type { PlatformApis } from '@greenroom/adapters-http/platform-apis';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { SessionDrafts } from '../../device/session-drafts.ts';
import type { TabStorage } from '../../device/tab-storage.ts';
import type { Capture } from '../../media/capture.media.ts';
import type { PeerStreaming } from '../peer-streaming.ts';

/** Everything outside the product that a page talks to. An adapter is made once, when it is first used. */
export interface Ports {
  readonly configuration: Configuration;
  readonly clock: Clock;
  /** A clock at the pace of the world, also where the clock of the product runs faster. */
  readonly networkClock: Clock;
  readonly log: AppDeps['log'];
  readonly random: AppDeps['random'];
  readonly page: AppDeps['page'];
  readonly drafts: SessionDrafts;
  readonly tabStorage: TabStorage;
  /** Storage that all tabs of this browser share, and that outlives them. */
  readonly deviceStorage: TabStorage;
  readonly apiClient: ApiClient;
  readonly apis: PlatformApis;
  readonly socket: AppDeps['socket'];
  readonly files: Pick<AppDeps, 'fileProbe' | 'uploader'>;
  /** The toy apps on the performer's machine, and the vendor's cloud and hub for a phone. */
  readonly toys: Pick<AppDeps, 'toyApp' | 'toyPhoneApp' | 'toyCloud' | 'toySocket'>;
  /** The browser that receives push messages. */
  readonly push: Pick<AppDeps, 'pushDevice' | 'pushMemory'>;
  /** Camera and microphone of this device. */
  readonly capture: Capture;
  readonly streaming: PeerStreaming;
}

/** Makes the adapter of each port, from others where it needs them. One that is missing or of another type does not compile. */
export type Adapters = { readonly [Name in keyof Ports]: (ports: Ports) => Ports[Name] };

/** Creates the container of the ports. */
export const createPorts = (adapters: Adapters): Ports => {
  // No code is made from text: the page's Content-Security-Policy forbids it.
  const container = new Container({ jitless: true });
  const ports: Ports = Object.create(null);
  for (const [name, create] of Object.entries(adapters)) {
    container
      .bind(name)
      .toDynamicValue(() => create(ports))
      .inSingletonScope();
    Object.defineProperty(ports, name, { get: () => container.get(name), enumerable: true });
  }
  return ports;
};
