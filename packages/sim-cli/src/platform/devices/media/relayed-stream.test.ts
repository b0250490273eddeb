import { expect, it } from 'vitest';
import { RtpHeader, RtpPacket } from 'werift';
import { createRelayedStream } from './relayed-stream.ts';

/** VP8: the start of a picture, whose own first byte says whether it needs an earlier one. */
const START_OF_PICTURE = 0x10;
const MORE_OF_PICTURE = 0x00;
const [WHOLE, CHANGED] = [0, 1];

const SOURCE = { askKeyFrame: () => undefined, close: () => undefined };

const setUp = () => {
  const stream = createRelayedStream('anna', 'vp8');
  const end = stream.start(SOURCE);
  let sequenceNumber = 0;
  const send = (...payload: readonly number[]): void => {
    sequenceNumber += 1;
    stream.deliver('video', new RtpPacket(new RtpHeader({ sequenceNumber }), Buffer.from(payload)));
  };
  const kept = (): readonly number[] => stream.kept().map(({ header }) => header.sequenceNumber);
  return { stream, end, send, kept };
};

it('keeps the video from the latest key frame on, for a viewer who comes later', () => {
  const { send, kept } = setUp();
  send(START_OF_PICTURE, CHANGED);
  expect(kept(), 'no key frame yet').toEqual([]);
  send(START_OF_PICTURE, WHOLE);
  send(MORE_OF_PICTURE, WHOLE);
  send(START_OF_PICTURE, CHANGED);
  expect(kept()).toEqual([2, 3, 4]);
  send(START_OF_PICTURE, WHOLE);
  send(START_OF_PICTURE, CHANGED);
  expect(kept()).toEqual([5, 6]);
});

it('keeps nothing of the sound', () => {
  const { stream, send, kept } = setUp();
  send(START_OF_PICTURE, WHOLE);
  stream.deliver('audio', new RtpPacket(new RtpHeader({ sequenceNumber: 9 }), Buffer.from([START_OF_PICTURE, WHOLE])));
  expect(kept()).toEqual([1]);
});

it('drops what it kept after 300 packets without a key frame: a viewer waits for the next one', () => {
  const { send, kept } = setUp();
  send(START_OF_PICTURE, WHOLE);
  for (let packet = 1; packet < 300; packet += 1) send(START_OF_PICTURE, CHANGED);
  expect(kept()).toHaveLength(300);
  send(START_OF_PICTURE, CHANGED);
  expect(kept()).toEqual([]);
  send(START_OF_PICTURE, WHOLE);
  expect(kept()).toEqual([302]);
});

it('shows a viewer of the next source nothing of the one before', () => {
  const { stream, send, kept, end } = setUp();
  send(START_OF_PICTURE, WHOLE);
  stream.start({ ...SOURCE });
  expect(kept()).toEqual([]);
  send(START_OF_PICTURE, WHOLE);
  end();
  expect(kept(), 'the end of a source that was replaced changes nothing').toEqual([2]);
});
