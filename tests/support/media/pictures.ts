import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

/** A grey picture that every browser opens. @param said the size its header tells, where that is a lie */
export const png = (width: number, height: number, said = { width, height }): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(said.width, 0);
  head.writeUInt32BE(said.height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A file for a file field. */
export const fileOf = (buffer: Buffer, name = 'picture.png', mimeType = 'image/png') => ({ name, mimeType, buffer });
