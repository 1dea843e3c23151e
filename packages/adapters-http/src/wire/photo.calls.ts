import type { GrId, ListRefusal, PhotoChange, SentPhoto, SentPhotoRefusal } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import { grId } from './identity.ts';
import { orMissing } from './option.ts';
import { photoChange, photoRefusal } from './photo.wire.ts';
import { bodyRequest, noQuery, type RequestCodec, requestCodec } from './request.ts';
import { settingsReadRefusal } from './settings-refusal.wire.ts';
import { answerShape, requestShape } from './shape.ts';
import { text } from './text.ts';

/** This photo shall stand at the head of a registry. */
export interface UploadPhoto {
  readonly grId: GrId;
  readonly photo: SentPhoto;
}

export const uploadPhoto: Call<UploadPhoto, PhotoChange, ListRefusal | SentPhotoRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/upload-registry-photo/'],
  request: bodyRequest(
    requestShape({ id: grId, imageContent: text, fileType: text }),
    ({ id, imageContent, fileType }): UploadPhoto => ({ grId: id, photo: { content: imageContent, fileType } }),
    ({ grId: id, photo: { content, fileType } }) => ({ id, imageContent: content, fileType }),
  ),
  answer: photoChange,
  refusal: photoRefusal,
};

const named = requestShape({ grId: orMissing(grId) });

/** The number once more, or no body at all. */
const numberAgain = new t.Type<t.TypeOf<typeof named>, t.OutputOf<typeof named>>(
  named.name,
  named.is,
  (raw, context) => named.validate(raw ?? {}, context),
  named.encode,
);

const fromPathAndBody = requestCodec(
  { params: answerShape({ grId }), query: noQuery, body: numberAgain },
  ({ params, body }) => ({ inPath: params.grId, inBody: body.grId }),
  ({ inPath, inBody }) => ({ params: { grId: inPath }, query: {}, body: { grId: inBody } }),
);

const oneNumber: RequestCodec<GrId> = {
  decode: F.flow(
    fromPathAndBody.decode,
    E.filterOrElse(
      ({ inPath, inBody }) => O.isNone(inBody) || inBody.value === inPath,
      () => 'grId: must be the one in the path',
    ),
    E.map(({ inPath }) => inPath),
  ),
  encode: (number) => fromPathAndBody.encode({ inPath: number, inBody: O.none }),
};

export const removePhoto: Call<GrId, PhotoChange, ListRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/dashboard/remove-registry-photo/{grId}'],
  request: oneNumber,
  answer: photoChange,
  refusal: settingsReadRefusal,
};
