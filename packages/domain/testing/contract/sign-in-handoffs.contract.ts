import { type CodedAddress, type ContinueRequest, codedAddress, type GrId, type SiteId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleRegistry, instantOf, skuOf } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment, GivenAccount } from './contract-environment.ts';
import { freshAccount, freshGrId, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';

const NOTHING = { isOurs: false, isSignedIn: false };
const VOUCHED = { isOurs: true, isSignedIn: false };
const CARRIED = { isOurs: true, isSignedIn: true };
const grId: GrId = freshGrId();

const buying: ContinueRequest = {
  intent: {
    _tag: 'addToCart',
    registry: { grId, role: 'guest', linkKey: O.none },
    item: { _tag: 'Item', sku: skuOf('7001'), quantity: 2 },
  },
  referrer: { referrerId: 'r-1' },
};

/** The address as the other site is asked for it. */
const codedIn = (absolute: string): CodedAddress => {
  const { pathname, search } = /^https?:\/\/[^/]+(?<pathname>[^?]*)(?<search>.*)$/.exec(absolute)?.groups ?? {};
  const read = codedAddress(`${pathname}${search}`);
  if (O.isNone(read)) throw new Error(`no code in ${absolute}`);
  return read.value;
};

/** What going over to the other brand's site promises, whatever stands behind it. */
export const signInHandoffsContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`crossings over ${name}`, () => {
    let environment: ContractEnvironment;
    let amelia: GivenAccount;
    beforeAll(async () => {
      environment = await makeEnvironment();
      await environment.given({ registries: [exampleRegistry({ grId, owners: [freshAccount().id] })] });
    });
    beforeEach(async () => {
      environment.setClock(instantOf('2027-06-01T11:00:00.000Z'));
      amelia = freshAccount();
      await environment.given({ accounts: [amelia] });
    });
    afterAll(() => environment.close());

    const on = (site: SiteId): Browser => environment.browser({ site, networkAddress: freshNetworkAddress() });
    const signedIn = async ({ email, password }: GivenAccount, site: SiteId = 'main'): Promise<Browser> => {
      const browser = on(site);
      await answerOf(browser.account.signIn({ email, password }));
      return browser;
    };
    const leave = async (browser: Browser, request = buying): Promise<CodedAddress> =>
      codedIn(await answerOf(browser.signInHandoffs.goOn(request)));
    /** Whether a code that the browser makes now signs somebody in. */
    const isCarried = async (browser: Browser, to: SiteId = 'modern'): Promise<boolean> =>
      (await answerOf(on(to).signInHandoffs.arrive(await leave(browser)))).isSignedIn;
    const who = async (browser: Browser): Promise<string> => (await answerOf(browser.account.profile)).email;

    it('[XB-03] [XB-07] Continue leads to the other brand’s site, with the purchase and a code', async () => {
      const leadsTo = await answerOf(on('main').signInHandoffs.goOn(buying));
      expect(leadsTo).toMatch(
        new RegExp(
          `^http://modern\\.localhost(:\\d+)?/gift-registry/guest-list/${grId}\\?purchasedSku=7001&purchasedQuantity=2&isCrossBrandRedirect=true&crossBrandCode=[A-Za-z0-9_-]{43}&referrerId=r-1$`,
        ),
      );
      expect(await refusalOf(on('canada').signInHandoffs.goOn(buying))).toEqual({ _tag: 'NoOtherSite' });
    });

    it('[XB-03] a visitor is signed in by the code of a signed-in page, once', async () => {
      const way = await leave(await signedIn(amelia));
      const there = on('modern');
      expect(await answerOf(there.signInHandoffs.arrive(way))).toEqual(CARRIED);
      expect(await who(there)).toBe(amelia.email);
      expect(await answerOf(there.signInHandoffs.arrive(way))).toEqual(NOTHING);
      const thief = on('modern');
      expect(await answerOf(thief.signInHandoffs.arrive(way))).toEqual(NOTHING);
      expect(await answerOf(thief.account.config)).toEqual({ isLoggedIn: false });
    });

    it('[XB-03] of ten who arrive by one code at once one is signed in', async () => {
      const way = await leave(await signedIn(amelia));
      const there = Array.from({ length: 10 }, () => on('modern'));
      const crossed = await Promise.all(there.map((browser) => answerOf(browser.signInHandoffs.arrive(way))));
      expect(crossed.filter(({ isOurs }) => isOurs)).toEqual([CARRIED]);
    });

    it('[XB-03] who is signed in already stays who they are', async () => {
      const way = await leave(await signedIn(amelia));
      const rosa = freshAccount();
      await environment.given({ accounts: [rosa] });
      const there = await signedIn(rosa, 'modern');
      expect(await answerOf(there.signInHandoffs.arrive(way))).toEqual(VOUCHED);
      expect(await who(there)).toBe(rosa.email);
    });

    it('[XB-07] of a visitor who is not signed in the code vouches for the purchase alone', async () => {
      const way = await leave(on('main'));
      const there = on('modern');
      expect(await answerOf(there.signInHandoffs.arrive(way))).toEqual(VOUCHED);
      expect(await answerOf(there.account.config)).toEqual({ isLoggedIn: false });
    });

    it.each<[string, SiteId, (way: CodedAddress) => CodedAddress]>([
      ['on the site that made it', 'main', (way) => way],
      ['on another site', 'kids', (way) => way],
      ['for another registry', 'modern', (way) => ({ ...way, address: way.address.replace(grId, freshGrId()) })],
      [
        'with another quantity',
        'modern',
        (way) => ({ ...way, address: way.address.replace('Quantity=2', 'Quantity=9') }),
      ],
      ['with less', 'modern', (way) => ({ ...way, address: `/gift-registry/guest-list/${grId}` })],
    ])('[XB-03] [XB-07] a code is useless %s, and used up', async (_name, site, change) => {
      const way = await leave(await signedIn(amelia));
      const there = on(site);
      expect(await answerOf(there.signInHandoffs.arrive(change(way)))).toEqual(NOTHING);
      expect(await answerOf(there.account.config)).toEqual({ isLoggedIn: false });
      expect(await answerOf(on('modern').signInHandoffs.arrive(way))).toEqual(NOTHING);
    });

    it('[XB-03] a code dies with the session that made it', async () => {
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

    it.each([0, 1, 2] as const)(
      '[XB-03] who was carried on twice and signs out is signed out everywhere, at whichever end (%i), and no other browser is',
      async (out) => {
        const here = await signedIn(amelia);
        const [there, overPurchased, elsewhere] = [on('modern'), on('main'), await signedIn(amelia, 'modern')];
        const all: readonly [Browser, Browser, Browser] = [here, there, overPurchased];
        expect(await answerOf(there.signInHandoffs.arrive(await leave(here)))).toEqual(CARRIED);
        expect(await answerOf(overPurchased.signInHandoffs.arrive(await leave(there)))).toEqual(CARRIED);
        const way = await leave(overPurchased);
        await answerOf(all[out].account.signOut);
        expect(await answerOf(on('modern').signInHandoffs.arrive(way))).toEqual(NOTHING);
        expect(await Promise.all([isCarried(here), isCarried(there, 'main'), isCarried(overPurchased)])).toEqual([
          false,
          false,
          false,
        ]);
        expect(await isCarried(elsewhere, 'main')).toBe(true);
      },
    );

    it('[XB-03] a code is good for sixty seconds', async () => {
      const [first, second] = [await leave(await signedIn(amelia)), await leave(on('main'))];
      environment.setClock(instantOf('2027-06-01T11:00:59.999Z'));
      expect(await answerOf(on('modern').signInHandoffs.arrive(first))).toEqual(CARRIED);
      environment.setClock(instantOf('2027-06-01T11:01:00.000Z'));
      expect(await answerOf(on('modern').signInHandoffs.arrive(second))).toEqual(NOTHING);
    });

    it('[XB-03] an address whose code cannot be ours gives nothing', async () => {
      expect(await answerOf(on('modern').signInHandoffs.arrive({ address: '/', code: O.none }))).toEqual(NOTHING);
    });
  });
};
