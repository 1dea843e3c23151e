import type { SentPhoto } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { examplePhotos } from './example-photos.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, opened, sceneIn, signedIn } from './scene.ts';

const jpeg = (content: string, fileType = 'image/jpeg'): SentPhoto => ({ content, fileType });
const green = jpeg(examplePhotos.green);

/** What the photo at the head of a registry promises, whatever stands behind it. */
export const photosContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`photos over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    it('[PHOTO-06] [LIVE-01] a photo is seen by everybody at once at an address of its own, another one at another, and none when it is taken away', async () => {
      const scene = await sceneIn(environment, [freshItem()]);
      const { grId, version } = scene.registry;
      const { owners, guest, keptUp } = await openPages(environment, scene, 3);
      const first = await answerOf(owners.photos.uploadPhoto(grId, green));
      expect(first).toMatchObject({ version: version + 1, patch: { items: [], removed: [] } });
      const path = O.toUndefined(first.photo);
      expect(path).toMatch(new RegExp(`^/gift-registry/photo/${grId}/[0-9a-f]{16,64}\\.jpg$`));
      expect((await opened(guest, scene.registry)).header.photo).toEqual(first.photo);
      const second = await answerOf(owners.photos.uploadPhoto(grId, jpeg(examplePhotos.gold, 'image/png')));
      expect(second.photo).not.toEqual(first.photo);
      const gone = await answerOf(owners.photos.removePhoto(grId));
      expect(gone).toMatchObject({ version: version + 3, photo: O.none });
      const told = await keptUp([first.patch, second.patch, gone.patch]);
      expect(told.at(-1)?.header).toMatchObject({ value: { photo: O.none } });
      expect((await opened(guest, scene.registry)).header.photo).toEqual(O.none);
    });

    it('[PHOTO-06] the photo that stands there already, and taking away where there is none, are success and no write', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { photos } = await signedIn(environment, owner);
      const none = await answerOf(photos.removePhoto(registry.grId));
      expect(none).toMatchObject({ version: registry.version, photo: O.none });
      const first = await answerOf(photos.uploadPhoto(registry.grId, green));
      const again = await answerOf(photos.uploadPhoto(registry.grId, green));
      expect([again.version, again.photo]).toEqual([first.version, first.photo]);
    });

    it('[PHOTO-07] what stands beside the picture makes no other photo, for it is not kept; a data: prefix says nothing', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { photos } = await signedIn(environment, owner);
      const first = await answerOf(photos.uploadPhoto(registry.grId, green));
      for (const content of [examplePhotos.located, `data:text/html;base64,${examplePhotos.green}`])
        expect((await answerOf(photos.uploadPhoto(registry.grId, jpeg(content)))).version).toBe(first.version);
    });

    it.each<[string, SentPhoto, string]>([
      ['another type', jpeg(examplePhotos.green, 'image/gif'), 'WrongFileKind'],
      ['a PNG that says it is a JPEG', jpeg(examplePhotos.png), 'NotAJpeg'],
      ['a page', jpeg('PGh0bWw+'), 'NotAJpeg'],
      ['no Base64', jpeg('<svg/>'), 'NotBase64'],
      ['nothing', jpeg(''), 'NotBase64'],
      ['a picture too wide', jpeg(examplePhotos.wide), 'PictureTooLarge'],
      ['one that breaks off', jpeg(examplePhotos.brokenOff), 'NotAJpeg'],
    ])('[PHOTO-07] %s is refused, and the photo of before stays', async (_, sent, tag) => {
      const { registry, owner } = await sceneIn(environment, []);
      const owners = await signedIn(environment, owner);
      const before = await answerOf(owners.photos.uploadPhoto(registry.grId, green));
      expect(await refusalOf(owners.photos.uploadPhoto(registry.grId, sent))).toEqual({ _tag: tag });
      const { header, version } = await opened(owners, registry);
      expect([header.photo, version]).toEqual([before.photo, before.version]);
    });

    it('[PHOTO-07] of a registry that is visible by link only, the photo’s address has the key', async () => {
      const { registry, owner } = await sceneIn(environment, [], { visibility: { _tag: 'LinkOnly', key: 'a-key' } });
      const { photos } = await signedIn(environment, owner);
      const { photo } = await answerOf(photos.uploadPhoto(registry.grId, green));
      expect(O.toUndefined(photo)).toMatch(/\.jpg\?key=a-key$/);
    });

    it('after the event the photo can still be another', async () => {
      const { registry, owner } = await sceneIn(environment, [], { eventDate: dayOf('2026-01-31') });
      const { photos } = await signedIn(environment, owner);
      expect((await answerOf(photos.uploadPhoto(registry.grId, green))).version).toBe(registry.version + 1);
      expect((await answerOf(photos.removePhoto(registry.grId))).version).toBe(registry.version + 2);
    });

    it('[AUTH-03] [PHOTO-06] only owners: first the session, then what is there, then whose it is, and only then the photo', async () => {
      const stranger = freshAccount();
      const { registry } = await sceneIn(environment, []);
      const hidden = await sceneIn(environment, [], { visibility: { _tag: 'Private' } });
      await environment.given({ accounts: [stranger] });
      const visitor = environment.browser().photos;
      const strangers = (await signedIn(environment, stranger)).photos;
      for (const [{ uploadPhoto, removePhoto }, grId, expected] of [
        [visitor, registry.grId, 'SignInNeeded'],
        [visitor, freshGrId(), 'SignInNeeded'],
        [strangers, freshGrId(), 'RegistryNotFound'],
        [strangers, hidden.registry.grId, 'RegistryNotFound'],
        [strangers, registry.grId, 'NotOwner'],
      ] as const) {
        expect(await refusalOf(uploadPhoto(grId, jpeg('', 'text/html')))).toEqual({ _tag: expected });
        expect(await refusalOf(removePhoto(grId))).toEqual({ _tag: expected });
      }
      expect((await opened(environment.browser(), registry)).version).toBe(registry.version);
    });
  });
};
