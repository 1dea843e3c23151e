import { type PhotoChange, sites } from '@gift-registry/domain';
import { exampleHeader, grIdOf, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { failedAnswer } from './failure.ts';
import { removePhoto, uploadPhoto } from './photo.calls.ts';

const grId = grIdOf('7310442');
const photo = { content: 'data:image/jpeg;base64,/9j/', fileType: 'image/png' };
const body = { id: '7310442', imageContent: photo.content, fileType: photo.fileType };
const over = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
const readUpload = (its: unknown) => uploadPhoto.request.decode({ params: {}, query: {}, body: its });
const readRemoval = (its: unknown, number = '7310442') =>
  removePhoto.request.decode({ params: { grId: number }, query: {}, body: its });

describe('the photo of a registry, on the wire', () => {
  it('[API-01] [PHOTO-06] a photo is sent with its registry, as it is', () => {
    expect(uploadPhoto.request.encode({ grId, photo }).body).toEqual(body);
    expect(readUpload(body)).toEqual(E.right({ grId, photo }));
  });

  it.each([
    [{ ...body, id: undefined }],
    [{ ...body, id: 7310442 }],
    [{ ...body, imageContent: 7 }],
    [{ ...body, fileType: null }],
    [{ ...body, name: 'us.jpg' }],
    [null],
  ])('[API-01] [PHOTO-07] a photo that is not sent as it must be is not read: %#', (its) => {
    expect(readUpload(its)._tag).toBe('Left');
  });

  it('[API-01] [PHOTO-07] why it is not read never tells what was sent', () => {
    expect(readUpload({ ...body, secret: 'Canary' })).toEqual(E.left('secret: is not known here'));
  });

  it('[API-01] [PHOTO-06] a photo is taken away by the number in the path; one in the body is the same', () => {
    for (const its of [undefined, null, {}, { grId: '7310442' }]) expect(readRemoval(its)).toEqual(E.right(grId));
    expect(readRemoval({ grId: '7310443' })).toEqual(E.left('grId: must be the one in the path'));
    for (const its of [{ id: '7310442' }, { grId: 7310442 }, { grId: null }, [], 'x'])
      expect(readRemoval(its)._tag).toBe('Left');
    expect(readRemoval({}, 'abc')._tag).toBe('Left');
    expect(removePhoto.request.encode(grId)).toEqual({ params: { grId: '7310442' }, query: {}, body: {} });
  });

  it('[API-01] [PHOTO-06] where the photo is now is read back, and that there is none', () => {
    for (const now of [O.some('/gift-registry/photo/7310442/0a1b.jpg?key=k'), O.none]) {
      const change: PhotoChange = {
        version: versionOf(4),
        patch: {
          ...writtenTo(4),
          items: [],
          removed: [],
          header: O.some(exampleHeader({ photo: now })),
          totals: O.none,
        },
        photo: now,
      };
      const json = over(uploadPhoto.answer.encode(sites.main, change));
      expect(json).toMatchObject({ isSuccess: true, version: 4, registrantImage: O.toNullable(now) });
      expect(uploadPhoto.answer.decode(json)).toEqual(E.right(change));
      expect(removePhoto.answer.decode(json)).toEqual(E.right(change));
    }
  });

  it.each([
    [{ _tag: 'WrongFileKind' }, 415],
    [{ _tag: 'FileTooLarge', maximumBytes: 3_145_728 }, 413],
    [{ _tag: 'NotBase64' }, 422],
    [{ _tag: 'NotAJpeg' }, 422],
    [{ _tag: 'PictureTooLarge' }, 422],
    [{ _tag: 'PictureEmpty' }, 422],
    [{ _tag: 'NotOwner' }, 403],
  ] as const)('[API-01] [PHOTO-07] %j is answered with %d and read back', (refusal, status) => {
    const failed = failedAnswer(uploadPhoto)(refusal);
    expect(failed).toMatchObject({ status, body: { isSuccess: false, error: refusal } });
    expect(uploadPhoto.refusal.decode(over(failed.body.error))).toEqual(E.right(refusal));
  });
});
