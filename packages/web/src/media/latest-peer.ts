/** Makes the peer connections of one direction and knows the one in use. */
export interface LatestPeer {
  readonly create: () => RTCPeerConnection;
  readonly current: () => RTCPeerConnection | undefined;
}

/** Reads the statistics of the browser; empty while there is no connection, or when it is closed meanwhile. */
export const reportsOf = async (peer: RTCPeerConnection | undefined): Promise<readonly unknown[]> => {
  const reports: unknown[] = [];
  const stats = await peer?.getStats().catch(() => undefined);
  stats?.forEach((report: unknown) => reports.push(report));
  return reports;
};

export const createLatestPeer = (): LatestPeer => {
  let latest: RTCPeerConnection | undefined;
  return {
    create: () => {
      // The media server has an address of its own that can be reached: no other is needed to get through.
      latest = new RTCPeerConnection({ iceServers: [] });
      return latest;
    },
    current: () => (latest?.connectionState === 'closed' ? undefined : latest),
  };
};
