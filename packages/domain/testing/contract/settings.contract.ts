import { eventTypeOf, type SettingsChange } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { dayOf, exampleAddress } from '../arbitrary/index.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { testQuiet } from './quiet.contract.ts';
import {
  contract,
  environment,
  freshItem,
  givenAccount,
  givenRegistry,
  opened,
  openPages,
  refusedToOthers,
  signedIn,
} from './scene.ts';
import { testGiftSettings } from './settings-gifts.contract.ts';
import { testDeletingRegistries, testVisibility } from './settings-visibility.contract.ts';

const DEFAULT_GREETING =
  'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!';
const address = exampleAddress({ recipient: 'Canary Finch', line1: '77 Canary Wharf Lane' });
const withAddress: SettingsChange = { address: { was: O.none, now: O.some(address) } };

/** What the settings of registries promise. */
export const settingsContract = contract('settings', () => {
  it('[GREET-03] [LIVE-01] a greeting is changed and reset, and open pages are updated', async () => {
    const scene = await givenRegistry([freshItem()]);
    const { grId, version } = scene.registry;
    const { owners, upToDate } = await openPages(scene, 2);
    const written = await answerOf(owners.settings.writeGreeting(grId, 'Welcome!\r\nCome in.'));
    expect(written).toMatchObject({
      version: version + 1,
      greeting: 'Welcome!\nCome in.',
      patch: { version: version + 1, items: [], removed: [] },
    });
    const taken = await answerOf(owners.settings.writeGreeting(grId, ' '));
    expect(taken).toMatchObject({ version: version + 2, greeting: DEFAULT_GREETING });
    // The first patch may already have the second greeting.
    const patches = await upToDate([written.patch, taken.patch]);
    expect(patches.at(-1)?.header).toMatchObject({ value: { greeting: DEFAULT_GREETING } });
  });

  it('[GREET-03] the present greeting succeeds without a new version', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { settings } = await signedIn(owner);
    for (const same of ['', DEFAULT_GREETING])
      expect(await answerOf(settings.writeGreeting(registry.grId, same))).toMatchObject({
        version: registry.version,
        greeting: DEFAULT_GREETING,
      });
  });

  it('[GREET-01] [SET-01] texts that are too long are refused, in characters as people count them', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { settings } = await signedIn(owner);
    const longest = '\u{1f381}'.repeat(250);
    expect((await answerOf(settings.writeGreeting(registry.grId, longest))).greeting).toBe(longest);
    const greeting = { _tag: 'GreetingTooLong', length: 251, maximum: 250 };
    expect(await refusalOf(settings.writeGreeting(registry.grId, `${longest}a`))).toEqual(greeting);
    const biography = { _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 };
    expect(await refusalOf(settings.writeBiography(registry.grId, 'a'.repeat(2_001)))).toEqual(biography);
    expect((await opened(environment.browser(), registry)).version).toBe(registry.version + 1);
  });

  it('[SET-01] [LIVE-01] a biography is read by everybody, and open pages are updated', async () => {
    const scene = await givenRegistry([]);
    const { owners, guest, upToDate } = await openPages(scene, 1);
    const written = await answerOf(owners.settings.writeBiography(scene.registry.grId, 'a'.repeat(2_000)));
    await upToDate([written.patch]);
    expect((await opened(guest, scene.registry)).header.biography).toBe('a'.repeat(2_000));
  });

  it('[SET-01] [LIVE-01] several settings are changed in one write, and open pages are updated once', async () => {
    const scene = await givenRegistry([freshItem()]);
    const { grId, version } = scene.registry;
    const { owners, upToDate } = await openPages(scene, 1);
    const before = await answerOf(owners.settings.readSettings(grId));
    expect(before).toMatchObject({ grId, primaryFirstName: 'Amelia', address: O.none, visibility: 'findable' });
    const changed = await answerOf(
      owners.settings.changeSettings(grId, {
        primaryFirstName: { was: 'Amelia', now: ' Zoe\u0308 ' },
        secondaryFirstName: { was: before.secondaryFirstName, now: O.none },
        secondaryLastName: { was: before.secondaryLastName, now: O.none },
        eventDate: { was: before.eventDate, now: O.some(dayOf('2027-08-01')) },
        eventType: { was: before.eventType, now: eventTypeOf('hw') },
        biography: { was: '', now: 'We moved.' },
      }),
    );
    const settings = {
      ...before,
      primaryFirstName: 'Zo\u00eb',
      secondaryFirstName: O.none,
      secondaryLastName: O.none,
      eventDate: O.some('2027-08-01'),
      eventType: { code: 'hw', name: 'Housewarming' },
      biography: 'We moved.',
    };
    expect(changed).toMatchObject({ version: version + 1, settings });
    expect(await answerOf(owners.settings.readSettings(grId))).toEqual(settings);
    const [patch] = await upToDate([changed.patch]);
    expect(patch).toMatchObject({
      items: [],
      header: { value: { primaryFirstName: 'Zo\u00eb', eventDate: O.some('2027-08-01'), biography: 'We moved.' } },
    });
  });

  it('[SET-01] [AUTH-04] the delivery address is in no view and no patch', async () => {
    const scene = await givenRegistry([freshItem()]);
    const { registry } = scene;
    const { owners, guest, upToDate } = await openPages(scene, 1);
    const changed = await answerOf(owners.settings.changeSettings(registry.grId, withAddress));
    expect(changed.settings.address).toEqual(O.some(address));
    expect((await answerOf(owners.settings.readSettings(registry.grId))).address).toEqual(O.some(address));
    const [patch] = await upToDate([changed.patch]);
    expect(patch).toMatchObject({ items: [], removed: [], header: O.none });
    expect(JSON.stringify([patch, await opened(guest, registry), await opened(owners, registry)])).not.toContain(
      'Canary',
    );
    const removed = await answerOf(
      owners.settings.changeSettings(registry.grId, { address: { was: O.some(address), now: O.none } }),
    );
    expect(removed.settings.address).toEqual(O.none);
  });

  it('[SET-01] the present settings succeed without a new version', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { settings } = await signedIn(owner);
    for (const change of [{}, { biography: { was: 'old', now: '' } }, { biography: { was: 'x', now: 'x' } }])
      expect(await answerOf(settings.changeSettings(registry.grId, change))).toMatchObject({
        version: registry.version,
        patch: { items: [] },
      });
  });

  it('[SET-01] two registrants change different settings; a change on top of the other’s is refused with what is stored', async () => {
    const [owner, other] = [await givenAccount(), await givenAccount()];
    const { registry } = await givenRegistry([], { owners: [owner.id, other.id] });
    const first = (await signedIn(owner)).settings;
    const second = (await signedIn(other)).settings;
    const { grId } = registry;
    await answerOf(first.changeSettings(grId, { biography: { was: '', now: 'From the first' } }));
    await answerOf(second.changeSettings(grId, withAddress));
    const stored = await answerOf(first.readSettings(grId));
    expect(stored).toMatchObject({ biography: 'From the first', address: O.some(address) });
    expect(
      await refusalOf(
        second.changeSettings(grId, {
          biography: { was: '', now: 'From the second' },
          primaryFirstName: { was: 'Amelia', now: 'Mia' },
        }),
      ),
    ).toEqual({ _tag: 'SettingsVersionConflict', fields: ['biography'], settings: stored });
    expect(await answerOf(second.readSettings(grId))).toEqual(stored);
    const retried = { biography: { was: 'From the first', now: 'From the second' } };
    expect((await answerOf(second.changeSettings(grId, retried))).settings.biography).toBe('From the second');
  });

  it('[SET-01] when one setting is invalid, nothing is changed', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { settings } = await signedIn(owner);
    const { grId } = registry;
    const before = await answerOf(settings.readSettings(grId));
    const eventDate = (now: string) => ({ eventDate: { was: O.some(dayOf('2027-06-12')), now: O.some(dayOf(now)) } });
    for (const [change, refusal] of [
      [{ primaryFirstName: { was: 'Amelia', now: ' ' } }, { _tag: 'RegistrantNameInvalid', field: 'primaryFirstName' }],
      [eventDate('2027-05-31'), { _tag: 'EventDayPast' }],
      [eventDate('2099-01-01'), { _tag: 'EventDayTooFar' }],
      [{ eventType: { was: eventTypeOf('br'), now: eventTypeOf('zz') } }, { _tag: 'EventNotOffered' }],
      [
        { address: { was: O.none, now: O.some({ ...address, postalCode: 'x' }) } },
        { _tag: 'AddressInvalid', field: 'postalCode' },
      ],
      [{ biography: { was: '', now: 'a'.repeat(2_001) } }, { _tag: 'BiographyTooLong' }],
    ] as const) {
      const both = { ...change, visibility: { was: 'findable', now: 'private' } } as const;
      expect(await refusalOf(settings.changeSettings(grId, both))).toMatchObject(refusal);
    }
    expect(await answerOf(settings.readSettings(grId))).toEqual(before);
  });

  it('[AUTH-03] [AUTH-04] only owners read, change and delete', () =>
    refusedToOthers([
      ({ settings }, grId) => settings.readSettings(grId),
      ({ settings }, grId) => settings.changeSettings(grId, withAddress),
      ({ settings }, grId) => settings.writeGreeting(grId, 'x'.repeat(251)),
      ({ settings }, grId) => settings.writeBiography(grId, 'x'.repeat(2_001)),
      ({ settings }, grId) => settings.deleteRegistry(grId),
    ]));

  testVisibility();
  testDeletingRegistries();
  testGiftSettings();
  testQuiet();
});
