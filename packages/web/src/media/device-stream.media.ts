/** Device for one purpose: it is on between `open` and `close` at most. */
export interface DeviceStream {
  /**
   * Asks for the device.
   *
   * @returns undefined where it was closed before the browser had an answer
   * @throws DOMException as the browser refuses
   */
  readonly open: (wish: MediaStreamConstraints) => Promise<MediaStream | undefined>;
  readonly current: () => MediaStream | undefined;
  readonly close: () => void;
}

const end = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

export const createDeviceStream = (
  ask: MediaDevices['getUserMedia'] = (wish) => navigator.mediaDevices.getUserMedia(wish),
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
    open: async (wish) => {
      close();
      const mine = turn;
      const given = await ask(wish);
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
