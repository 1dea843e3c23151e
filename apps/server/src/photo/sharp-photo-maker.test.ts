import { readBase64 } from '@gift-registry/domain';
import { examplePhotos } from '@gift-registry/domain/testing/contract';
import { either as E, option as O } from 'fp-ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { recordingLog } from '../testing/test-database.ts';
import { decodingFailure, sharpPhotoMaker } from './sharp-photo-maker.ts';

const log = recordingLog();
const made = async (bytes: Uint8Array) => {
  const photo = await sharpPhotoMaker(log).make(bytes)();
  if (E.isLeft(photo)) throw new Error(photo.left._tag);
  return photo.right;
};
const bytesOf = (content: string): Uint8Array => O.getOrElse((): Uint8Array => new Uint8Array())(readBase64(content));
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f4a3a' } });

describe('a re-encoded photo', () => {
  it('[PHOTO-07] keeps the pixels alone: no place, no camera, no profile, no comment, no trailing bytes', async () => {
    const located = await flat(40, 30)
      .withExif({
        IFD0: { Make: 'Canary', Copyright: 'Canary' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 0/1' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Canary</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const before = await sharp(located).metadata();
    expect([before.exif, before.icc, before.xmp].every((it) => it !== undefined)).toBe(true);
    const { jpeg } = await made(Buffer.concat([located, Buffer.from('<script>Canary()</script>')]));
    const { format, width, height, exif, icc, xmp, iptc } = await sharp(jpeg).metadata();
    expect({ format, width, height, exif, icc, xmp, iptc }).toEqual({ format: 'jpeg', width: 40, height: 30 });
    expect(Buffer.from(jpeg).includes('Canary')).toBe(false);
    expect(Buffer.from(jpeg).subarray(-2).toString('hex')).toBe('ffd9');
  });

  it('[PHOTO-07] is upright without its EXIF orientation', async () => {
    const lying = await flat(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp((await made(lying)).jpeg).metadata();
    expect([width, height, orientation]).toEqual([20, 40, undefined]);
  });

  it('[PHOTO-07] is at most 1,920 pixels a side, and a smaller one is not enlarged', async () => {
    const large = await sharp((await made(await flat(2_048, 512).jpeg().toBuffer())).jpeg).metadata();
    expect([large.width, large.height]).toEqual([1_920, 480]);
    const small = await sharp((await made(bytesOf(examplePhotos.green))).jpeg).metadata();
    expect([small.width, small.height]).toEqual([16, 16]);
  });

  it('[PHOTO-07] has the same name for the same picture, and another for another', async () => {
    const green = await made(bytesOf(examplePhotos.green));
    expect(green.name).toMatch(/^[0-9a-f]{64}$/);
    expect((await made(bytesOf(examplePhotos.located))).name).toBe(green.name);
    expect((await made(bytesOf(examplePhotos.gold))).name).not.toBe(green.name);
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['that breaks off', async () => bytesOf(examplePhotos.brokenOff)],
    [
      'that breaks off in the middle of a large picture',
      async () => (await flat(900, 900).jpeg().toBuffer()).subarray(0, 900),
    ],
    ['that is only a beginning', async () => bytesOf(examplePhotos.green).subarray(0, 180)],
    ['whose frame lies about its size', async () => bytesOf(examplePhotos.wide)],
    ['of more pixels than may be decoded', async () => flat(4_200, 4_000).jpeg().toBuffer()],
    ['that is a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('[PHOTO-07] a photo %s is refused, and nothing is logged', async (_, bytes) => {
    expect(await sharpPhotoMaker(log).make(await bytes())()).toEqual(E.left({ _tag: 'NotAJpeg' }));
    expect(log.entries.filter(({ tag }) => tag === 'photo.failed')).toEqual([]);
  });

  it('[PHOTO-07] a failure that is not the picture’s fault is ours, and logged', async () => {
    const ours = recordingLog();
    expect(await sharpPhotoMaker(ours, -1).make(bytesOf(examplePhotos.green))()).toEqual(
      E.left({ _tag: 'Unavailable' }),
    );
    expect(ours.entries).toMatchObject([{ level: 'error', tag: 'photo.failed' }]);
  });
});

const notAJpeg = O.some({ _tag: 'NotAJpeg' });
const tooLarge = O.some({ _tag: 'PictureTooLarge' });

describe('decoding failures', () => {
  it.each([
    ['timeout: 4% complete\nVipsImage: killed for image "temp-122"', tooLarge],
    ['Input buffer contains unsupported image format', notAJpeg],
    ['Input buffer has corrupt header: VipsJpeg: Bogus marker length', notAJpeg],
    ['Input image exceeds pixel limit', notAJpeg],
    ['Input Buffer is empty', notAJpeg],
    ['VipsJpeg: Quantization table 0x01 was not defined', notAJpeg],
    ['Processed image is too large for the JPEG format', O.none],
    ['no jpeg save support: unsupported operation', O.none],
    ['write VipsJpeg: timeout: ', O.none],
  ])('[PHOTO-07] "%s" while decoding', (message, expected) => {
    expect(decodingFailure(message)).toEqual(expected);
  });
});
