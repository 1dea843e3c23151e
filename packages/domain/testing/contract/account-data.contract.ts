import { readBase64, shownDeletion } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleAddress, exampleRegistry } from '../arbitrary/index.ts';
import type { Browser, GivenAccount } from './contract-environment.ts';
import { examplePhotos } from './example-photos.ts';
import { freshGrId, freshKey, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  buy,
  environment,
  fill,
  folded,
  freshItem,
  fromRegistry,
  givenAccount,
  opened,
  patchesOf,
  placeOrder,
  present,
  sharedGift,
  signedIn,
  subjectsTo,
  towards,
} from './scene.ts';

const NOT_FOUND = { _tag: 'RegistryNotFound' };

/** Two accounts, the names under which they are found, and a registry that both own. */
const idaAndOto = async () => {
  const [ida, oto] = [await givenAccount(), await givenAccount()];
  const [idas, otos] = [`Moe${ida.id.slice(-8)}`, `Wigglesworth${oto.id.slice(-8)}`];
  const shared = exampleRegistry({
    grId: freshGrId(),
    owners: [ida.id, oto.id],
    primaryFirstName: 'Ida',
    primaryLastName: O.some(idas),
    secondaryFirstName: O.some('Oto'),
    secondaryLastName: O.some(otos),
  });
  return { ida, oto, idas, otos, shared };
};

/** Deletes the account after a look at what becomes of its registries. */
const deleteAccount = async ({ account }: Browser, { password }: GivenAccount) =>
  answerOf(account.remove({ password, shown: shownDeletion(await answerOf(account.profile)) }));

/** What exporting an account's data and deleting it promise. */
export const testAccountData = (): void => {
  it('[AUTH-06] [SET-01] the data export has everything stored about a person and their registries, and nothing about others', async () => {
    const owner = await givenAccount({ firstName: 'Amelia', lastName: 'Hart' });
    const [other, stranger] = [await givenAccount(), await givenAccount()];
    const [plates, kettle] = [freshItem({ wanted: 8, isMostLoved: true }), sharedGift(0)];
    const items = [plates, kettle];
    const shared = exampleRegistry({ grId: freshGrId(), owners: [other.id, owner.id], items });
    const canadian = exampleRegistry({ grId: freshGrId(), owners: [owner.id], market: 'CA', items: [] });
    const foreign = exampleRegistry({ grId: freshGrId(), owners: [stranger.id], items: [] });
    await environment.given({ registries: [shared, canadian, foreign] });
    const { grId } = shared;
    const guest = environment.browser();
    await fill(guest, fromRegistry(grId, plates, 2));
    await answerOf(guest.cart.addContribution(towards(grId, kettle, 2_550), freshKey()));
    await answerOf(guest.cart.addEGiftCard({ grId, amount: '50' }, O.none));
    const { orderNumber, placedAt } = await answerOf(placeOrder(guest));
    const owners = await signedIn(owner);
    await answerOf(owners.settings.writeGreeting(grId, 'Hello, all of you'));
    await answerOf(owners.settings.changeSettings(grId, { address: { was: O.none, now: O.some(exampleAddress()) } }));
    await answerOf(owners.photos.uploadPhoto(grId, { content: examplePhotos.green, fileType: 'image/jpeg' }));
    const first = present((await answerOf(owners.thanks.readGifts(grId))).gifts[0]);
    await answerOf(owners.thanks.writeNote(grId, first.id, { was: '', now: 'a card with a heron' }));

    const data = await answerOf(owners.account.data);
    expect(data).toMatchObject({
      format: 'gift-registry-own-data',
      version: 1,
      account: { email: owner.email, firstName: 'Amelia', lastName: 'Hart' },
    });
    expect(data.registries.map((own) => own.grId)).toEqual([grId, canadian.grId].sort((a, b) => Number(a) - Number(b)));
    const giver = { firstName: 'Rosa', lastName: 'Almeida' };
    const given = { giver, givenAt: placedAt, message: 'With love to you both.', isThanked: false };
    expect(data.registries.find((own) => own.grId === grId)).toMatchObject({
      market: 'US',
      currency: 'USD',
      registrant: { firstName: 'Amelia', lastName: 'Hart' },
      coRegistrant: { firstName: 'Jonah', lastName: 'Reyes' },
      event: { code: 'br', date: '2027-06-12' },
      visibility: 'findable',
      greeting: 'Hello, all of you',
      deliveryAddress: { recipient: 'Amelia Hart', line2: 'Apt 3', city: 'Chicago', postalCode: '60614' },
      giftCardsBought: 50,
      items: [
        { sku: plates.product.sku, name: plates.product.name, wanted: 8, purchased: 2, isMostLoved: true, fund: null },
        { sku: kettle.product.sku, fund: { name: 'Kettle', goal: 100, raised: 25.5 } },
      ],
      gifts: [
        { ...given, id: `${orderNumber}:1`, kind: 'item', quantity: 2, amount: null, note: 'a card with a heron' },
        { ...given, id: `${orderNumber}:2`, kind: 'contribution', quantity: null, amount: 25.5, note: '' },
        { ...given, id: `${orderNumber}:3`, kind: 'eGiftCard', sku: null, amount: 50, note: '' },
      ],
    });
    expect(data.photos).toMatchObject([{ grId, mediaType: 'image/jpeg' }]);
    expect(readBase64(data.photos[0]?.base64 ?? '')).toMatchObject({ value: { 0: 0xff, 1: 0xd8 } });
    // The mail address of an example account contains its id.
    const text = JSON.stringify({ ...data, account: { ...data.account, email: '' } });
    for (const secret of [owner.id, owner.password, other.id, other.email, stranger.id, 'rosa@example.com'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/password/i);

    const others = await answerOf((await signedIn(other)).account.data);
    expect(others.registries.map((own) => own.grId)).toEqual([grId]);
    expect(JSON.stringify(others)).not.toContain(owner.email);
  });

  it('[AUTH-06] an account without a registry has a data export too; a visitor has none', async () => {
    const account = await givenAccount();
    const { email } = account;
    expect(await answerOf((await signedIn(account)).account.data)).toMatchObject({
      account: { email, firstName: '', lastName: '' },
      registries: [],
      photos: [],
    });
    expect(await refusalOf(environment.browser().account.data)).toEqual({ _tag: 'SignInNeeded' });
  });

  it('[AUTH-06] the data export is limited to six in a quarter of an hour for one account', async () => {
    const [account, other] = [await givenAccount(), await givenAccount()];
    const [one, two] = [await signedIn(account), await signedIn(account)];
    for (const browser of [one, two, one, two, one, two]) await answerOf(browser.account.data);
    for (const browser of [one, two])
      expect(await refusalOf(browser.account.data)).toEqual({ _tag: 'TooManyRequests', retryAfterSeconds: 900 });
    await answerOf((await signedIn(other)).account.data);
  });

  it('[AUTH-06] deleting an account deletes the registries that no one else owns, as was shown before', async () => {
    const [leaver, other] = [await givenAccount(), await givenAccount()];
    const item = freshItem();
    const alone = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], items: [item] });
    const canadian = exampleRegistry({ grId: freshGrId(), owners: [leaver.id], market: 'CA', items: [] });
    const shared = exampleRegistry({ grId: freshGrId(), owners: [leaver.id, other.id], items: [freshItem()] });
    await environment.given({ registries: [alone, canadian, shared] });
    await buy(fromRegistry(alone.grId, item));
    const browser = await signedIn(leaver);
    const { goes, stays } = await answerOf(browser.account.profile);
    expect(goes.map(({ grId }) => grId).sort()).toEqual([alone.grId, canadian.grId].sort());
    expect(stays.map(({ grId }) => grId)).toEqual([shared.grId]);

    expect(
      await refusalOf(browser.account.remove({ password: 'a guess', shown: shownDeletion({ goes, stays }) })),
    ).toEqual({ _tag: 'PasswordWrong' });
    expect((await opened(environment.browser(), alone)).grId).toBe(alone.grId);

    expect(await deleteAccount(browser, leaver)).toEqual({ isLoggedIn: false });
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await refusalOf(environment.browser().registries.open({ grId: alone.grId, viewing: 'guest' }))).toEqual(
      NOT_FOUND,
    );
    const abroad = environment.browser({ site: 'canada' });
    expect(await refusalOf(abroad.registries.open({ grId: canadian.grId, viewing: 'guest' }))).toEqual(NOT_FOUND);
    const owners = await signedIn(other);
    expect((await opened(owners, shared)).role).toBe('registrant');
    expect((await answerOf(owners.account.profile)).goes.map(({ grId }) => grId)).toEqual([shared.grId]);
    const { email, password } = leaver;
    const { account } = environment.browser({ networkAddress: freshNetworkAddress() });
    expect(await refusalOf(account.signIn({ email, password }))).toEqual({ _tag: 'BadCredentials' });
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('was deleted')]);
  });

  it('[AUTH-06] [LIVE-01] a deleted co-registrant is neither found nor shown, and open pages are updated', async () => {
    const { oto, idas, otos, shared } = await idaAndOto();
    const other = { ...shared, grId: freshGrId() };
    await environment.given({ registries: [shared, other] });
    const found = async (text: string) =>
      (await answerOf(environment.browser().directory.find({ text, page: 1 }))).registries
        .map(({ grId }) => grId)
        .sort();
    expect(await found(otos)).toEqual([shared.grId, other.grId].sort());

    const guest = environment.browser();
    const before = await opened(guest, shared);
    const patches = patchesOf(guest.registries.watch({ grId: shared.grId, viewing: 'own' }, before), 1);
    await deleteAccount(await signedIn(oto), oto);
    expect(await found(otos)).toEqual([]);
    expect(await found(idas)).toEqual([shared.grId, other.grId].sort());
    const { header } = await opened(environment.browser(), shared);
    expect([header.primaryFirstName, header.secondaryFirstName]).toEqual(['Ida', O.none]);
    expect(folded(before, await patches)).toEqual(await opened(guest, shared));
  });

  it('[AUTH-06] [SET-01] a deleted owner’s delivery address is deleted with them, and the other owner gets an email', async () => {
    const { ida, oto, shared } = await idaAndOto();
    await environment.given({ registries: [shared] });
    const idas = await signedIn(ida);
    await answerOf(
      idas.settings.changeSettings(shared.grId, {
        address: { was: O.none, now: O.some(exampleAddress({ recipient: 'Ida Moe' })) },
      }),
    );
    await deleteAccount(idas, ida);
    const otos = await signedIn(oto);
    const settings = await answerOf(otos.settings.readSettings(shared.grId));
    expect(settings.address).toEqual(O.none);
    expect(JSON.stringify(await answerOf(otos.account.data))).not.toMatch(/Ida|Moe/);
    const [email, ...more] = await environment.mailTo(oto.email);
    expect(more).toEqual([]);
    expect(email?.text).toContain('Ida has deleted their account');
    expect(email?.text).toContain(`/gift-registry/registrant/edit-registry?id=${shared.grId}`);
    const anew = O.some(exampleAddress({ recipient: 'Oto' }));
    await answerOf(otos.settings.changeSettings(shared.grId, { address: { was: O.none, now: anew } }));
    expect((await answerOf(otos.settings.readSettings(shared.grId))).address).toEqual(anew);
  });

  it('[AUTH-06] a deletion is refused when other registries would go than were shown', async () => {
    const { ida, oto, shared } = await idaAndOto();
    const alone = exampleRegistry({ grId: freshGrId(), owners: [ida.id], items: [] });
    await environment.given({ registries: [shared, alone] });
    const idas = await signedIn(ida);
    const shown = shownDeletion(await answerOf(idas.account.profile));
    const { password } = ida;
    expect(shown).toEqual({ goes: [alone.grId], stays: [shared.grId] });
    // The other owner leaves meanwhile, so the shared registry would go too.
    await deleteAccount(await signedIn(oto), oto);
    for (const seen of [shown, { ...shown, stays: [] }, { goes: [shared.grId], stays: [] }])
      expect(await refusalOf(idas.account.remove({ password, shown: seen }))).toEqual({
        _tag: 'DeletionVersionConflict',
      });
    for (const registry of [shared, alone]) expect((await opened(idas, registry)).role).toBe('registrant');
    expect(await answerOf(idas.account.config)).toEqual({ isLoggedIn: true });
    expect(await subjectsTo(ida.email)).toEqual([expect.stringMatching(/^You now manage/)]);
    expect(await deleteAccount(idas, ida)).toEqual({ isLoggedIn: false });
  });

  it('[AUTH-06] a visitor has no profile and deletes no account', async () => {
    expect(await refusalOf(environment.browser().account.profile)).toEqual({ _tag: 'SignInNeeded' });
    expect(
      await refusalOf(environment.browser().account.remove({ password: 'a password', shown: { goes: [], stays: [] } })),
    ).toEqual({ _tag: 'SignInNeeded' });
  });
};
