import { millis, secondsToMillis, seconds } from '@greenroom/core/kernel/units';
import type { StreamSample } from '@greenroom/core/session/video/stream-health';

const numberIn = (report: unknown, name: string): number | undefined => {
  const value: unknown = Reflect.get(Object(report), name);
  return typeof value === 'number' ? value : undefined;
};

const isAbout = (report: unknown, type: string): boolean =>
  Reflect.get(Object(report), 'type') === type && Reflect.get(Object(report), 'kind') === 'video';

/** Reads the sample of the outgoing picture from the browser's report. */
export const streamSampleOf = (reports: Iterable<unknown>): StreamSample | undefined => {
  const all = [...reports];
  const sent = all.find((report) => isAbout(report, 'outbound-rtp'));
  const remoteInbound = all.find((report) => isAbout(report, 'remote-inbound-rtp'));
  if (sent === undefined) return undefined;
  const roundTrip = numberIn(remoteInbound, 'roundTripTime');
  return {
    at: millis(numberIn(sent, 'timestamp') ?? 0),
    packets: numberIn(sent, 'packetsSent') ?? 0,
    frames: numberIn(sent, 'framesEncoded') ?? 0,
    loss: numberIn(remoteInbound, 'fractionLost'),
    roundTrip: roundTrip === undefined ? undefined : secondsToMillis(seconds(roundTrip)),
  };
};

/** Packets of the customer's picture that came. */
export const pictureReceived = (reports: Iterable<unknown>): number | undefined =>
  numberIn(
    [...reports].find((report) => isAbout(report, 'inbound-rtp')),
    'packetsReceived',
  );
