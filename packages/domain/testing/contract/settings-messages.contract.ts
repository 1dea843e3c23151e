import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, opened, sceneIn, signedIn } from './scene.ts';

const OURS = 'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!';

/** What greeting the guests and telling about a registry promises. */
export const writingMessages = (getEnvironment: () => ContractEnvironment): void => {
  describe('words', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[GREET-03] [LIVE-01] a greeting is read by everybody at once, and the default again when it is taken back', async () => {
      const scene = await sceneIn(environment, [freshItem()]);
      const { grId, version } = scene.registry;
      const { owners, keptUp } = await openPages(environment, scene, 2);
      const written = await answerOf(owners.settings.writeGreeting(grId, 'Welcome!\r\nCome in.'));
      expect(written).toMatchObject({
        version: version + 1,
        greeting: 'Welcome!\nCome in.',
        patch: { version: version + 1, items: [], removed: [] },
      });
      const taken = await answerOf(owners.settings.writeGreeting(grId, ' '));
      expect(taken).toMatchObject({ version: version + 2, greeting: OURS });
      // A page may be told of the first write with what the second one made of it.
      const told = await keptUp([written.patch, taken.patch]);
      expect(told.at(-1)?.header).toMatchObject({ value: { greeting: OURS } });
    });

    it('[GREET-03] the greeting that is shown already is success and no write', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { settings } = await signedIn(environment, owner);
      for (const same of ['', OURS])
        expect(await answerOf(settings.writeGreeting(registry.grId, same))).toMatchObject({
          version: registry.version,
          greeting: OURS,
        });
    });

    it.each([
      [250, 'a'],
      [250, 'e\u0301'],
      [250, '\r\n'],
      [250, '\u{1f381}'],
    ])('[GREET-01] %d characters are kept, one more is refused and nothing changes: %j', async (most, character) => {
      const { registry, owner } = await sceneIn(environment, []);
      const owners = await signedIn(environment, owner);
      const text = `a${character.repeat(most - 1)}`;
      expect((await answerOf(owners.settings.writeGreeting(registry.grId, text))).version).toBe(registry.version + 1);
      expect(await refusalOf(owners.settings.writeGreeting(registry.grId, `${text}b`))).toEqual({
        _tag: 'GreetingTooLong',
        length: 251,
        maximum: 250,
      });
      const { header, version } = await opened(environment.browser(), registry);
      expect([[...header.greeting].length, version]).toEqual([250, registry.version + 1]);
    });

    it('[SET-01] [LIVE-01] a biography of up to 2,000 characters is read by everybody; a longer one is refused', async () => {
      const scene = await sceneIn(environment, []);
      const { grId } = scene.registry;
      const { owners, guest, keptUp } = await openPages(environment, scene, 1);
      const written = await answerOf(owners.settings.writeBiography(grId, 'a'.repeat(2_000)));
      expect(written.biography).toBe('a'.repeat(2_000));
      expect(await refusalOf(owners.settings.writeBiography(grId, 'a'.repeat(2_001)))).toEqual({
        _tag: 'BiographyTooLong',
        length: 2_001,
        maximum: 2_000,
      });
      await keptUp([written.patch]);
      expect((await opened(guest, scene.registry)).header.biography).toBe('a'.repeat(2_000));
    });

    it('[AUTH-03] only owners write: first the session, then what is there, then whose it is', async () => {
      const stranger = freshAccount();
      const { registry } = await sceneIn(environment, []);
      const hidden = await sceneIn(environment, [], { visibility: { _tag: 'Private' } });
      await environment.given({ accounts: [stranger] });
      const visitor = environment.browser().settings;
      const strangers = (await signedIn(environment, stranger)).settings;
      for (const [{ writeGreeting, writeBiography }, grId, expected] of [
        [visitor, registry.grId, 'SignInNeeded'],
        [visitor, freshGrId(), 'SignInNeeded'],
        [strangers, freshGrId(), 'RegistryNotFound'],
        [strangers, hidden.registry.grId, 'RegistryNotFound'],
        [strangers, registry.grId, 'NotOwner'],
      ] as const) {
        expect(await refusalOf(writeGreeting(grId, 'x'.repeat(251)))).toEqual({ _tag: expected });
        expect(await refusalOf(writeBiography(grId, 'x'.repeat(2_001)))).toEqual({ _tag: expected });
      }
      expect((await opened(environment.browser(), registry)).version).toBe(registry.version);
    });
  });
};
