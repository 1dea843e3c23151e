import type { ListRefusal, PhotoChange, SentPhotoRefusal } from '@gift-registry/domain';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { orNull } from './option.ts';
import { written, writtenFromWire, writtenToWire } from './patch.wire.ts';
import { ownerRefusals, tagged } from './refusal.wire.ts';
import { answerShape } from './shape.ts';
import { count, path } from './text.ts';

/** Where the photo is now (PHOTO-06). */
export const photoChange: AnswerCodec<PhotoChange> = answerCodec(
  answerShape({ ...written, registrantImage: orNull(path) }),
  (wire): PhotoChange => {
    const { registrantImage: photo, ...said } = writtenFromWire(wire);
    return { ...said, photo };
  },
  (site, { photo, ...said }) => ({ ...writtenToWire(site, said), registrantImage: photo }),
);

/** Putting a photo there. */
export const photoRefusal: t.Type<ListRefusal | SentPhotoRefusal, unknown> = t.union([
  ...ownerRefusals,
  tagged('WrongFileKind', {}),
  tagged('FileTooLarge', { maximumBytes: count }),
  tagged('NotBase64', {}),
  tagged('NotAJpeg', {}),
  tagged('PictureTooLarge', {}),
  tagged('PictureEmpty', {}),
]);
