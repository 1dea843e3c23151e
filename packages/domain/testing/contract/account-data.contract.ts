import { readBase64 } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleAddress, exampleRegistry } from '../arbitrary/index.ts';
import { sharedGift, towards } from './cart-contributions.contract.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { examplePhotos } from './example-photos.ts';
import { freshAccount, freshGrId, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, fromRegistry, orderRequest, signedIn } from './scene.ts';

/** What taking one's data along promises. */
export const accountDataContract = (environment: () => ContractEnvironment): void => {
  it('[AUTH-06] [SET-01] one’s data is everything that is kept of oneself and one’s registries, of both markets, and nothing of others', async () => {
    const [owner, other, stranger] = [
      { ...freshAccount(), firstName: 'Amelia', lastName: 'Hart' },
      freshAccount(),
      freshAccount(),
    ];
    const [plates, kettle] = [freshItem({ wanted: 8, isMostLoved: true }), sharedGift(0)];
    const items = [plates, kettle];
    const shared = exampleRegistry({ grId: freshGrId(), owners: [other.id, owner.id], items });
    const canadian = exampleRegistry({ grId: freshGrId(), owners: [owner.id], market: 'CA', items: [] });
    const foreign = exampleRegistry({ grId: freshGrId(), owners: [stranger.id], items: [] });
    await environment().given({ accounts: [owner, other, stranger], registries: [shared, canadian, foreign] });
    const { grId } = shared;
    const guest = environment().browser();
    await fill(guest, fromRegistry(grId, plates, 2));
    await answerOf(guest.cart.addContribution(towards(grId, kettle, 2_550), freshKey()));
    await answerOf(guest.cart.addEGiftCard({ grId, amount: '50' }, O.none));
    const { orderNumber, placedAt } = await answerOf(guest.orders.place(orderRequest(), freshKey()));
    const owners = await signedIn(environment(), owner);
    await answerOf(owners.settings.writeGreeting(grId, 'Hello, all of you'));
    await answerOf(owners.settings.changeSettings(grId, { address: { was: O.none, now: O.some(exampleAddress()) } }));
    await answerOf(owners.photos.uploadPhoto(grId, { content: examplePhotos.green, fileType: 'image/jpeg' }));
    const [first] = (await answerOf(owners.thanks.readGifts(grId))).gifts;
    if (first === undefined) throw new Error('no gift is told');
    await answerOf(owners.thanks.writeNote(grId, first.id, { was: '', now: 'a card with a heron' }));

    const data = await answerOf(owners.account.data);
    expect(data).toMatchObject({
      format: 'gift-registry-own-data',
      version: 1,
      account: { email: owner.email, firstName: 'Amelia', lastName: 'Hart' },
    });
    expect(data.registries.map((its) => its.grId)).toEqual([grId, canadian.grId].sort((a, b) => Number(a) - Number(b)));
    const giver = { firstName: 'Rosa', lastName: 'Almeida' };
    const given = { giver, givenAt: placedAt, message: 'With love to you both.', isThanked: false };
    expect(data.registries.find((its) => its.grId === grId)).toMatchObject({
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
    // The mail addresses of these accounts are made of their numbers.
    const text = JSON.stringify({ ...data, account: { ...data.account, email: '' } });
    for (const secret of [owner.id, owner.password, other.id, other.email, stranger.id, 'rosa@example.com'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/password/i);

    const others = await answerOf((await signedIn(environment(), other)).account.data);
    expect(others.registries.map((its) => its.grId)).toEqual([grId]);
    expect(JSON.stringify(others)).not.toContain(owner.email);
  });

  it('[AUTH-06] an account without a registry has its data, too; who is not signed in has none', async () => {
    const account = freshAccount();
    await environment().given({ accounts: [account] });
    const { email } = account;
    expect(await answerOf((await signedIn(environment(), account)).account.data)).toMatchObject({
      account: { email, firstName: '', lastName: '' },
      registries: [],
      photos: [],
    });
    expect(await refusalOf(environment().browser().account.data)).toEqual({ _tag: 'SignInNeeded' });
  });

  it('[AUTH-06] who asks a seventh time within a quarter of an hour has to wait, from whichever browser; others need not', async () => {
    const [account, other] = [freshAccount(), freshAccount()];
    await environment().given({ accounts: [account, other] });
    const [one, two] = [await signedIn(environment(), account), await signedIn(environment(), account)];
    for (const browser of [one, two, one, two, one, two]) await answerOf(browser.account.data);
    for (const browser of [one, two])
      expect(await refusalOf(browser.account.data)).toEqual({ _tag: 'TooManyRequests', retryAfterSeconds: 900 });
    await answerOf((await signedIn(environment(), other)).account.data);
  });
};
