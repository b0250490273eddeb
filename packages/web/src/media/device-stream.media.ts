/** Device for one purpose: it is on between `open` and `close` at most. */
export interface DeviceStream {
  /**
   * Asks for the device.
   *
   * @returns undefined where it was closed before the browser had an answer
   * @throws DOMException as the browser refuses
   */
  readonly open: (request: MediaStreamConstraints) => Promise<MediaStream | undefined>;
  readonly current: () => MediaStream | undefined;
  readonly close: () => void;
}

const end = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

export const createDeviceStream = (
  ask: MediaDevices['getUserMedia'] = (request) => navigator.mediaDevices.getUserMedia(request),
): DeviceStream => {
  let stream: MediaStream | undefined;
  /** Counts openings and closings: a close may come while the browser still asks for permission. */
  let turn = 0;
  const close = (): void => {
    turn += 1;
    end(stream);
    stream = undefined;
  };
  return {
    open: async (request) => {
      close();
      const mine = turn;
      const given = await ask(request);
      if (mine !== turn) {
        end(given);
        return undefined;
      }
      stream = given;
      return given;
    },
    current: () => stream,
    close,
  };
};
