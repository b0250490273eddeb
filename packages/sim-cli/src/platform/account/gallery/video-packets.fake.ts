import * as media from 'mediabunny';

/** Reads the encoded pictures or the encoded sound of a video, in the order in which they are stored. @fortests */
export const videoPackets = async (
  file: Uint8Array<ArrayBuffer>,
  kind: 'picture' | 'sound',
): Promise<readonly media.EncodedPacket[]> => {
  const input = new media.Input({ source: new media.BufferSource(file), formats: media.ALL_FORMATS });
  const track = await (kind === 'picture' ? input.getPrimaryVideoTrack() : input.getPrimaryAudioTrack());
  const packets: media.EncodedPacket[] = [];
  if (track !== null) for await (const packet of new media.EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
};
