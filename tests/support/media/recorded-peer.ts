/** A peer connection that notes what is done to it, and does what a test says. */
export interface RecordedPeer {
  readonly peer: RTCPeerConnection;
  readonly log: string[];
  readonly become: (state: RTCPeerConnectionState) => void;
  readonly receive: (kind: 'audio' | 'video') => void;
}

export const createRecordedPeer = (): RecordedPeer => {
  const log: string[] = [];
  const fake = {
    connectionState: 'new',
    onconnectionstatechange: null as (() => void) | null,
    ontrack: null as ((event: { track: { kind: string } }) => void) | null,
    addTransceiver: (trackOrKind: { kind: string } | string, init: { direction: string }) => {
      const kind = typeof trackOrKind === 'string' ? trackOrKind : trackOrKind.kind;
      log.push(`${init.direction} ${kind}`);
      return {
        sender: { track: null, getParameters: () => ({ encodings: [{}] }), replaceTrack: async () => undefined },
      };
    },
    createOffer: async () => ({ type: 'offer', sdp: 'v=0 her offer' }),
    createAnswer: async () => ({ type: 'answer', sdp: 'v=0 her answer' }),
    setLocalDescription: async ({ sdp }: { sdp: string }) => void log.push(`local ${sdp}`),
    setRemoteDescription: async ({ type, sdp }: { type: string; sdp: string }) =>
      void log.push(`remote ${type} ${sdp}`),
    addIceCandidate: async ({ candidate }: { candidate: string }) => void log.push(candidate),
    close: () => log.push('closed'),
  };
  return {
    peer: fake as unknown as RTCPeerConnection,
    log,
    become: (state) => {
      fake.connectionState = state;
      fake.onconnectionstatechange?.();
    },
    receive: (kind) => fake.ontrack?.({ track: { kind } }),
  };
};
