import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pictureMistake } from './picture-mistake.ts';

const notAJpeg = O.some({ _tag: 'NotAJpeg' });
const tooLarge = O.some({ _tag: 'PictureTooLarge' });

describe('what is wrong with a picture', () => {
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
  ])('[PHOTO-07] "%s" while it is decoded', (message, expected) => {
    expect(pictureMistake(message)).toEqual(expected);
  });
});
