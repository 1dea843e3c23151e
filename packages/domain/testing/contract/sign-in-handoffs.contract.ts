import { type CodedAddress, type ContinueRequest, codedAddress, type GrId, type SiteId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleRegistry, instantOf, skuOf } from '../arbitrary/index.ts';
import type { Browser, GivenAccount } from './contract-environment.ts';
import { freshAccount, freshGrId, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { contract, environment, givenAccount, present, signedIn } from './scene.ts';

const NOTHING = { isOurs: false, isSignedIn: false };
const INTENT_ONLY = { isOurs: true, isSignedIn: false };
const SIGNED_IN = { isOurs: true, isSignedIn: true };
const grId: GrId = freshGrId();

const buying: ContinueRequest = {
  intent: {
    _tag: 'addToCart',
    registry: { grId, role: 'guest', linkKey: O.none },
    item: { _tag: 'Item', sku: skuOf('7001'), quantity: 2 },
  },
  referrer: { referrerId: 'r-1' },
};

/** The address as the other site receives it. */
const codedIn = (absolute: string): CodedAddress => {
  const { pathname, search } = /^https?:\/\/[^/]+(?<pathname>[^?]*)(?<search>.*)$/.exec(absolute)?.groups ?? {};
  return present(O.toUndefined(codedAddress(`${pathname}${search}`)));
};

/** What continuing to the other brand's site promises. */
export const signInHandoffsContract = contract('sign-in handoffs', () => {
  let amelia: GivenAccount;
  beforeAll(() => environment.given({ registries: [exampleRegistry({ grId, owners: [freshAccount().id] })] }));
  beforeEach(async () => {
    environment.setClock(instantOf('2027-06-01T11:00:00.000Z'));
    amelia = await givenAccount();
  });

  const on = (site: SiteId): Browser => environment.browser({ site, networkAddress: freshNetworkAddress() });
  const leave = async (browser: Browser): Promise<CodedAddress> =>
    codedIn(await answerOf(browser.signInHandoffs.goOn(buying)));
  /** Whether a code that the browser gets now signs somebody in. */
  const handsOff = async (browser: Browser, to: SiteId = 'modern'): Promise<boolean> =>
    (await answerOf(on(to).signInHandoffs.arrive(await leave(browser)))).isSignedIn;
  const emailIn = async (browser: Browser): Promise<string> => (await answerOf(browser.account.profile)).email;

  it('[XB-03] [XB-07] Continue goes to the other brand’s site, with the intent and a code', async () => {
    const address = await answerOf(on('main').signInHandoffs.goOn(buying));
    expect(address).toMatch(
      new RegExp(
        `^http://modern\\.localhost(:\\d+)?/gift-registry/guest-list/${grId}\\?purchasedSku=7001&purchasedQuantity=2&isCrossBrandRedirect=true&crossBrandCode=[A-Za-z0-9_-]{43}&referrerId=r-1$`,
      ),
    );
    expect(await refusalOf(on('canada').signInHandoffs.goOn(buying))).toEqual({ _tag: 'NoOtherSite' });
  });

  it('[XB-03] the code of a signed-in page signs a visitor in, once, also when ten arrive at once', async () => {
    const coded = await leave(await signedIn(amelia));
    const there = on('modern');
    expect(await answerOf(there.signInHandoffs.arrive(coded))).toEqual(SIGNED_IN);
    expect(await emailIn(there)).toBe(amelia.email);
    expect(await answerOf(there.signInHandoffs.arrive(coded))).toEqual(NOTHING);
    const more = Array.from({ length: 10 }, () => on('modern'));
    const second = await leave(await signedIn(amelia));
    const arrived = await Promise.all(more.map((browser) => answerOf(browser.signInHandoffs.arrive(second))));
    expect(arrived.filter(({ isOurs }) => isOurs)).toEqual([SIGNED_IN]);
    const thief = on('modern');
    expect(await answerOf(thief.signInHandoffs.arrive(coded))).toEqual(NOTHING);
    expect(await answerOf(thief.account.config)).toEqual({ isLoggedIn: false });
  });

  it('[XB-03] a visitor who is signed in stays so', async () => {
    const coded = await leave(await signedIn(amelia));
    const rosa = await givenAccount();
    const there = await signedIn(rosa, 'modern');
    expect(await answerOf(there.signInHandoffs.arrive(coded))).toEqual(INTENT_ONLY);
    expect(await emailIn(there)).toBe(rosa.email);
  });

  it('[XB-07] the code of a visitor who is not signed in carries the intent only', async () => {
    const coded = await leave(on('main'));
    const there = on('modern');
    expect(await answerOf(there.signInHandoffs.arrive(coded))).toEqual(INTENT_ONLY);
    expect(await answerOf(there.account.config)).toEqual({ isLoggedIn: false });
  });

  it.each<[string, SiteId, (coded: CodedAddress) => CodedAddress]>([
    ['on the site that made it', 'main', (coded) => coded],
    ['on another site', 'kids', (coded) => coded],
    ['for another registry', 'modern', (coded) => ({ ...coded, address: coded.address.replace(grId, freshGrId()) })],
    [
      'with another quantity',
      'modern',
      (coded) => ({ ...coded, address: coded.address.replace('Quantity=2', 'Quantity=9') }),
    ],
    ['with less', 'modern', (coded) => ({ ...coded, address: `/gift-registry/guest-list/${grId}` })],
  ])('[XB-03] [XB-07] a code is useless %s, and used up', async (_name, site, change) => {
    const coded = await leave(await signedIn(amelia));
    const there = on(site);
    expect(await answerOf(there.signInHandoffs.arrive(change(coded)))).toEqual(NOTHING);
    expect(await answerOf(there.account.config)).toEqual({ isLoggedIn: false });
    expect(await answerOf(on('modern').signInHandoffs.arrive(coded))).toEqual(NOTHING);
  });

  it('[XB-03] a code ends with the session that made it', async () => {
    const here = await signedIn(amelia);
    const [signedOut, changed] = [await leave(here), await leave(await signedIn(amelia))];
    await answerOf(here.account.signOut);
    expect(await answerOf(on('modern').signInHandoffs.arrive(signedOut))).toEqual(NOTHING);
    const elsewhere = await signedIn(amelia);
    await answerOf(elsewhere.account.changePassword({ present: amelia.password, wanted: 'another hydrangea' }));
    const there = on('modern');
    expect(await answerOf(there.signInHandoffs.arrive(changed))).toEqual(NOTHING);
    expect(await answerOf(there.account.config)).toEqual({ isLoggedIn: false });
  });

  it.each([0, 2] as const)(
    '[XB-03] signing out at either end (%i) signs out both, and no other browser',
    async (out) => {
      const here = await signedIn(amelia);
      const [there, back, elsewhere] = [on('modern'), on('main'), await signedIn(amelia, 'modern')];
      const all: readonly [Browser, Browser, Browser] = [here, there, back];
      expect(await answerOf(there.signInHandoffs.arrive(await leave(here)))).toEqual(SIGNED_IN);
      expect(await answerOf(back.signInHandoffs.arrive(await leave(there)))).toEqual(SIGNED_IN);
      const coded = await leave(back);
      await answerOf(all[out].account.signOut);
      expect(await answerOf(on('modern').signInHandoffs.arrive(coded))).toEqual(NOTHING);
      expect(await Promise.all([handsOff(here), handsOff(there, 'main'), handsOff(back)])).toEqual([
        false,
        false,
        false,
      ]);
      expect(await handsOff(elsewhere, 'main')).toBe(true);
    },
  );

  it('[XB-03] a code works for sixty seconds', async () => {
    const [first, second] = [await leave(await signedIn(amelia)), await leave(on('main'))];
    environment.setClock(instantOf('2027-06-01T11:00:59.999Z'));
    expect(await answerOf(on('modern').signInHandoffs.arrive(first))).toEqual(SIGNED_IN);
    environment.setClock(instantOf('2027-06-01T11:01:00.000Z'));
    expect(await answerOf(on('modern').signInHandoffs.arrive(second))).toEqual(NOTHING);
  });

  it('[XB-03] an address without a code signs no one in', async () => {
    expect(await answerOf(on('modern').signInHandoffs.arrive({ address: '/', code: O.none }))).toEqual(NOTHING);
  });
});
