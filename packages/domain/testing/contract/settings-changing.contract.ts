import { eventTypeOf, type SettingsChange } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf, exampleAddress } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId } from './fresh.ts';
import { openPages } from './open-pages.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, opened, sceneIn, signedIn } from './scene.ts';

const address = exampleAddress({ recipient: 'Canary Finch', line1: '77 Canary Wharf Lane' });
const movesIn: SettingsChange = { address: { was: O.none, now: O.some(address) } };

/** What changing the settings of a registry promises. */
export const changingSettings = (getEnvironment: () => ContractEnvironment): void => {
  describe('changing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[SET-01] [LIVE-01] names, day, kind of event and biography become what was asked, in one write that every open page is told', async () => {
      const scene = await sceneIn(environment, [freshItem()]);
      const { grId, version } = scene.registry;
      const { owners, keptUp } = await openPages(environment, scene, 1);
      const before = await answerOf(owners.settings.readSettings(grId));
      expect(before).toMatchObject({ grId, primaryFirstName: 'Amelia', address: O.none, visibility: 'findable' });
      const changed = await answerOf(
        owners.settings.changeSettings(grId, {
          primaryFirstName: { was: 'Amelia', now: ' Zoe\u0308 ' },
          secondaryFirstName: { was: before.secondaryFirstName, now: O.none },
          secondaryLastName: { was: before.secondaryLastName, now: O.none },
          eventDate: { was: before.eventDate, now: dayOf('2027-08-01') },
          eventType: { was: before.eventType, now: eventTypeOf('hw') },
          biography: { was: '', now: 'We moved.' },
        }),
      );
      const settings = {
        ...before,
        primaryFirstName: 'Zo\u00eb',
        secondaryFirstName: O.none,
        secondaryLastName: O.none,
        eventDate: '2027-08-01',
        eventType: { code: 'hw', name: 'Housewarming' },
        biography: 'We moved.',
      };
      expect(changed).toMatchObject({ version: version + 1, settings });
      expect(await answerOf(owners.settings.readSettings(grId))).toEqual(settings);
      const [told] = await keptUp([changed.patch]);
      expect(told).toMatchObject({
        items: [],
        header: { value: { primaryFirstName: 'Zo\u00eb', eventDate: '2027-08-01', biography: 'We moved.' } },
      });
    });

    it('[SET-01] [AUTH-04] where gifts are delivered is kept for the owners alone: no guest’s view and no guest’s patch has a byte of it', async () => {
      const scene = await sceneIn(environment, [freshItem()]);
      const { registry } = scene;
      const { owners, guest, keptUp } = await openPages(environment, scene, 1);
      const changed = await answerOf(owners.settings.changeSettings(registry.grId, movesIn));
      expect(changed.settings.address).toEqual(O.some(address));
      expect((await answerOf(owners.settings.readSettings(registry.grId))).address).toEqual(O.some(address));
      const [told] = await keptUp([changed.patch]);
      expect(told).toMatchObject({ items: [], removed: [], header: O.none });
      expect(JSON.stringify([told, await opened(guest, registry), await opened(owners, registry)])).not.toContain(
        'Canary',
      );
      const nowhere = await answerOf(
        owners.settings.changeSettings(registry.grId, { address: { was: O.some(address), now: O.none } }),
      );
      expect(nowhere.settings.address).toEqual(O.none);
    });

    it('[SET-01] what holds already is success and no write', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { settings } = await signedIn(environment, owner);
      for (const change of [{}, { biography: { was: 'old', now: '' } }, { biography: { was: 'x', now: 'x' } }])
        expect(await answerOf(settings.changeSettings(registry.grId, change))).toMatchObject({
          version: registry.version,
          patch: { items: [] },
        });
    });

    it('[SET-01] two registrants change different things, and both stay; the same thing, and the second is told what stands there and changes nothing', async () => {
      const [owner, other] = [freshAccount(), freshAccount()];
      await environment.given({ accounts: [owner, other] });
      const { registry } = await sceneIn(environment, [], { owners: [owner.id, other.id] });
      const first = (await signedIn(environment, owner)).settings;
      const second = (await signedIn(environment, other)).settings;
      const { grId } = registry;
      await answerOf(first.changeSettings(grId, { biography: { was: '', now: 'From the first' } }));
      await answerOf(second.changeSettings(grId, movesIn));
      const present = await answerOf(first.readSettings(grId));
      expect(present).toMatchObject({ biography: 'From the first', address: O.some(address) });
      expect(
        await refusalOf(
          second.changeSettings(grId, {
            biography: { was: '', now: 'From the second' },
            primaryFirstName: { was: 'Amelia', now: 'Mia' },
          }),
        ),
      ).toEqual({ _tag: 'SettingsVersionConflict', fields: ['biography'], settings: present });
      expect(await answerOf(second.readSettings(grId))).toEqual(present);
      const retried = { biography: { was: 'From the first', now: 'From the second' } };
      expect((await answerOf(second.changeSettings(grId, retried))).settings.biography).toBe('From the second');
    });

    it.each<[SettingsChange, object]>([
      [
        { primaryFirstName: { was: 'Amelia', now: ' ' } },
        { _tag: 'RegistrantNameInvalid', maximum: 60, field: 'primaryFirstName' },
      ],
      [{ eventDate: { was: dayOf('2027-06-12'), now: dayOf('2027-05-31') } }, { _tag: 'EventDayPast' }],
      [{ eventDate: { was: dayOf('2027-06-12'), now: dayOf('2099-01-01') } }, { _tag: 'EventDayTooFar' }],
      [{ eventType: { was: eventTypeOf('br'), now: eventTypeOf('zz') } }, { _tag: 'EventNotOffered' }],
      [
        { address: { was: O.none, now: O.some({ ...address, postalCode: 'x' }) } },
        { _tag: 'AddressInvalid', field: 'postalCode' },
      ],
      [{ biography: { was: '', now: 'a'.repeat(2_001) } }, { _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 }],
    ])('[SET-01] what cannot be is refused, and nothing of it is kept: %j', async (change, expected) => {
      const { registry, owner } = await sceneIn(environment, []);
      const { settings } = await signedIn(environment, owner);
      const before = await answerOf(settings.readSettings(registry.grId));
      const both = { ...change, visibility: { was: 'findable', now: 'private' } } as const;
      expect(await refusalOf(settings.changeSettings(registry.grId, both))).toEqual(expected);
      expect(await answerOf(settings.readSettings(registry.grId))).toEqual(before);
    });

    it('[SET-01] a day that is past may stay, and anything else may change', async () => {
      const { registry, owner } = await sceneIn(environment, [], { eventDate: dayOf('2026-01-31') });
      const { settings } = await signedIn(environment, owner);
      const change = { biography: { was: '', now: 'It was lovely.' } };
      expect((await answerOf(settings.changeSettings(registry.grId, change))).settings.eventDate).toBe('2026-01-31');
    });

    it('[AUTH-03] [AUTH-04] only owners read and change: first the session, then what is there, then whose it is', async () => {
      const stranger = freshAccount();
      const { registry } = await sceneIn(environment, []);
      const hidden = await sceneIn(environment, [], { visibility: { _tag: 'Private' } });
      await environment.given({ accounts: [stranger] });
      const visitor = environment.browser().settings;
      const strangers = (await signedIn(environment, stranger)).settings;
      for (const [{ readSettings, changeSettings, deleteRegistry }, grId, expected] of [
        [visitor, registry.grId, 'SignInNeeded'],
        [visitor, freshGrId(), 'SignInNeeded'],
        [strangers, freshGrId(), 'RegistryNotFound'],
        [strangers, hidden.registry.grId, 'RegistryNotFound'],
        [strangers, registry.grId, 'NotOwner'],
      ] as const) {
        expect(await refusalOf(readSettings(grId))).toEqual({ _tag: expected });
        expect(await refusalOf(changeSettings(grId, movesIn))).toEqual({ _tag: expected });
        expect(await refusalOf(deleteRegistry(grId))).toEqual({ _tag: expected });
      }
      expect((await opened(environment.browser(), registry)).version).toBe(registry.version);
    });
  });
};
