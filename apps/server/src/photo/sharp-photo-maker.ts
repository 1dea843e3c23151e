import { createHash } from 'node:crypto';
import { type Log, type NotAJpeg, PHOTO_LIMITS, type PhotoMaker, type Unavailable } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import sharp from 'sharp';
import { errorCode } from '../log/error-code.ts';

const { sentSide, keptSide } = PHOTO_LIMITS;
const QUALITY = 85;
const SECONDS = 10;

/** Whether the picture itself is at fault: what the decoder says of its bytes. Anything else is a mistake of ours. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && /VipsJpeg|jpeg|premature|corrupt|truncat|unsupported|exceeds pixel/i.test(error.message);

/**
 * Decodes a JPEG and writes it anew, upright and in everybody's colours: nothing of what stood beside the picture is kept, for nothing asks for it (PHOTO-07). One that breaks off or is damaged
 * is refused rather than mended.
 */
export const sharpPhotoMaker = (log: Log): PhotoMaker => ({
  make: (bytes) => async () => {
    try {
      const jpeg = await sharp(bytes, { failOn: 'warning', limitInputPixels: sentSide * sentSide, autoOrient: true })
        .timeout({ seconds: SECONDS })
        .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer();
      return E.right({ name: createHash('sha256').update(jpeg).digest('hex'), jpeg });
    } catch (error) {
      if (isUnreadable(error)) return E.left<NotAJpeg>({ _tag: 'NotAJpeg' });
      log.write({ level: 'error', tag: 'photo-not-made', data: { code: errorCode(error) } })();
      return E.left<Unavailable>({ _tag: 'Unavailable' });
    }
  },
});
