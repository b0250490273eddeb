/** Generation of socket.io that the vendor's hub uses: 3 as the vendor documents it, 4 as the main socket. */
export type HubGeneration = 'eio3' | 'eio4';

/** The part of a connection that both generations share. */
export interface HubConnection {
  readonly connected: boolean;
  readonly on: (event: string, listener: (payload: unknown) => void) => unknown;
  readonly emit: (event: string, payload: unknown) => unknown;
  readonly connect: () => unknown;
  readonly disconnect: () => unknown;
}

export interface HubOptions {
  readonly path: string;
  readonly transports: string[];
  readonly reconnection: boolean;
  readonly forceNew: boolean;
  readonly autoConnect: boolean;
}

export type OpenHub = (url: string, options: HubOptions) => HubConnection;

const loadOldGeneration = async (): Promise<OpenHub> => {
  // @ts-expect-error The library has no types; the part that is used is described above.
  const library: { readonly default: OpenHub } = await import('socket.io-client-eio3');
  return library.default;
};

/** Brings the library of a generation; nothing of it is loaded before. */
export const loadHubLibrary = async (generation: HubGeneration): Promise<OpenHub> =>
  generation === 'eio3' ? loadOldGeneration() : (await import('socket.io-client')).io;
