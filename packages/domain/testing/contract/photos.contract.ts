import type { PhotoUpload } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { examplePhotos } from './example-photos.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { contract, freshItem, givenRegistry, opened, openPages, refusedToOthers, signedIn } from './scene.ts';

const jpeg = (content: string, fileType = 'image/jpeg'): PhotoUpload => ({ content, fileType });
const green = jpeg(examplePhotos.green);

/** What the photo of a registry promises. */
export const photosContract = contract('photos', () => {
  it('[PHOTO-06] [LIVE-01] each photo has its own address; uploading and deleting update open pages', async () => {
    const scene = await givenRegistry([freshItem()]);
    const { grId, version } = scene.registry;
    const { owners, guest, upToDate } = await openPages(scene, 3);
    const first = await answerOf(owners.photos.uploadPhoto(grId, green));
    expect(first).toMatchObject({ version: version + 1, patch: { items: [], removed: [] } });
    const path = O.toUndefined(first.photo);
    expect(path).toMatch(new RegExp(`^/gift-registry/photo/${grId}/[0-9a-f]{16,64}\\.jpg$`));
    expect((await opened(guest, scene.registry)).header.photo).toEqual(first.photo);
    const second = await answerOf(owners.photos.uploadPhoto(grId, jpeg(examplePhotos.gold, 'image/png')));
    expect(second.photo).not.toEqual(first.photo);
    const gone = await answerOf(owners.photos.removePhoto(grId));
    expect(gone).toMatchObject({ version: version + 3, photo: O.none });
    const patches = await upToDate([first.patch, second.patch, gone.patch]);
    expect(patches.at(-1)?.header).toMatchObject({ value: { photo: O.none } });
    expect((await opened(guest, scene.registry)).header.photo).toEqual(O.none);
  });

  it('[PHOTO-06] uploading the present photo, and deleting none, succeed without a new version', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { photos } = await signedIn(owner);
    const none = await answerOf(photos.removePhoto(registry.grId));
    expect(none).toMatchObject({ version: registry.version, photo: O.none });
    const first = await answerOf(photos.uploadPhoto(registry.grId, green));
    const again = await answerOf(photos.uploadPhoto(registry.grId, green));
    expect([again.version, again.photo]).toEqual([first.version, first.photo]);
  });

  it('[PHOTO-07] metadata in the file is not stored; a data: prefix is ignored', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { photos } = await signedIn(owner);
    const first = await answerOf(photos.uploadPhoto(registry.grId, green));
    for (const content of [examplePhotos.located, `data:text/html;base64,${examplePhotos.green}`])
      expect((await answerOf(photos.uploadPhoto(registry.grId, jpeg(content)))).version).toBe(first.version);
  });

  it('[PHOTO-07] what is no small JPEG is refused, and the photo stays', async () => {
    const { registry, owner } = await givenRegistry([]);
    const owners = await signedIn(owner);
    const before = await answerOf(owners.photos.uploadPhoto(registry.grId, green));
    for (const [sent, tag] of [
      [jpeg(examplePhotos.green, 'image/gif'), 'WrongFileKind'],
      [jpeg(examplePhotos.png), 'NotAJpeg'],
      [jpeg('PGh0bWw+'), 'NotAJpeg'],
      [jpeg('<svg/>'), 'NotBase64'],
      [jpeg(''), 'NotBase64'],
      [jpeg(examplePhotos.wide), 'PictureTooLarge'],
      [jpeg(examplePhotos.brokenOff), 'NotAJpeg'],
    ] as const)
      expect(await refusalOf(owners.photos.uploadPhoto(registry.grId, sent))).toEqual({ _tag: tag });
    const { header, version } = await opened(owners, registry);
    expect([header.photo, version]).toEqual([before.photo, before.version]);
  });

  it('[AUTH-03] [PHOTO-06] only owners upload and delete', () =>
    refusedToOthers([
      ({ photos }, grId) => photos.uploadPhoto(grId, jpeg('', 'text/html')),
      ({ photos }, grId) => photos.removePhoto(grId),
    ]));
});
