import type { GrId, ListRefusal, PhotoChange, PhotoUpload, PhotoUploadRefusal } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, noQuery, type RequestCodec, requestCodec } from './call.ts';
import { withForm } from './form.ts';
import { grId } from './identity.ts';
import { orMissing, orNull } from './list-and-option.ts';
import { ownerRefusals, ownersOnly, tagged } from './refusal.ts';
import { answerShape, BESIDE, namedShape, onlyKnown, requestShape } from './shape.ts';
import { count, path, text } from './value.ts';
import { writtenWith } from './written.ts';

/** The path of the photo after the change (PHOTO-06). */
const photoChange = writtenWith(namedShape({ photo: orNull(path) }, { photo: 'registrantImage' }));

export interface UploadPhoto {
  readonly grId: GrId;
  readonly photo: PhotoUpload;
}

export const uploadPhoto: Call<UploadPhoto, PhotoChange, ListRefusal | PhotoUploadRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/upload-registry-photo/'],
  request: bodyRequest(
    onlyKnown(
      namedShape(
        { grId, photo: namedShape({ content: text, fileType: text }, { content: 'imageContent' }) },
        { grId: 'id', photo: BESIDE },
      ),
    ),
  ),
  answer: photoChange,
  refusal: t.union([
    ...ownerRefusals,
    tagged('WrongFileKind', {}),
    tagged('FileTooLarge', { maximumBytes: count }),
    tagged('NotBase64', {}),
    tagged('NotAJpeg', {}),
    tagged('PictureTooLarge', {}),
    tagged('PictureEmpty', {}),
  ]),
};

const named = requestShape({ grId: orMissing(grId) });

/** The registry number repeated in the body, or no body at all. */
const optionalNumberBody = withForm(
  new t.Type<t.TypeOf<typeof named>, t.OutputOf<typeof named>>(
    named.name,
    named.is,
    (raw, context) => named.validate(raw ?? {}, context),
    named.encode,
  ),
  { as: named, isOptional: true },
);

const pathAndNumber = requestCodec(
  { params: answerShape({ grId }), query: noQuery, body: optionalNumberBody },
  ({ params, body }) => ({ inPath: params.grId, inBody: body.grId }),
  ({ inPath, inBody }) => ({ params: { grId: inPath }, query: {}, body: { grId: inBody } }),
);

const sameNumber: RequestCodec<GrId> = {
  wire: pathAndNumber.wire,
  decode: F.flow(
    pathAndNumber.decode,
    E.filterOrElse(
      ({ inPath, inBody }) => O.isNone(inBody) || inBody.value === inPath,
      () => 'grId: must be the one in the path',
    ),
    E.map(({ inPath }) => inPath),
  ),
  encode: (number) => pathAndNumber.encode({ inPath: number, inBody: O.none }),
};

export const removePhoto: Call<GrId, PhotoChange, ListRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/dashboard/remove-registry-photo/{grId}'],
  request: sameNumber,
  answer: photoChange,
  refusal: ownersOnly,
};
