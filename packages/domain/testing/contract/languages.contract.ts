import { LANGUAGES, type Language, nameIn, type OrderReport, type OrderRequest } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import { freshKey } from './fresh.ts';
import { freshEmail } from './given-orders.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  environment,
  fill,
  freshItem,
  freshProduct,
  fromRegistry,
  givenAccount,
  givenProduct,
  givenRegistry,
  linkIn,
  orderRequest,
  plain,
  signedIn,
} from './scene.ts';

const names = { en: 'Linden Salad Bowl', 'fr-CA': 'Saladier Tilleul' } as const;
const other = (language: Language): Language => (language === 'en' ? 'fr-CA' : 'en');

const postalAddress = {
  line1: '4000, 4e Avenue, app. 2',
  line2: O.none,
  city: 'Québec',
  region: 'QC',
  postalCode: 'G1J 3A2',
};

/** The name in that language, of answers whose names are in it already, or in all. */
const read = (language: Language, named: ReadonlyArray<Parameters<typeof nameIn>[1]>) =>
  named.map((each) => nameIn(language, each).name);

/** A Canadian registry with a salad bowl; its owner, of that language, wants an email for each gift. */
const givenBowl = async (language: Language) => {
  const bowl = freshItem({ wanted: 4, product: { name: names.en, texts: { 'fr-CA': { name: names['fr-CA'] } } } });
  const account = await givenAccount({ language });
  const { registry } = await givenRegistry([bowl], { market: 'CA', owners: [account.id] });
  const owners = await signedIn(account, 'canada');
  await answerOf(owners.settings.changeSettings(registry.grId, { giftEmails: { was: 'daily', now: 'each' } }));
  return { bowl, account, grId: registry.grId };
};

const lastEmail = async (to: string): Promise<string> => {
  const last = (await environment.mailTo(to)).at(-1);
  return `${last?.subject} ${last?.text}`;
};

/** Expects an email about the bowl that is in that language throughout. */
const expectIn = (language: Language, email: string, words: Readonly<Record<Language, string>>): void => {
  for (const text of [names, words]) {
    expect(email).toContain(text[language]);
    expect(email).not.toContain(text[other(language)]);
  }
};

/** Everyone reads and is written to in their language. */
export const testLanguages = (): void => {
  it.each(LANGUAGES)(
    '[LANG-04] of an order on a page in %s the giver is written to in its language and the owner in theirs; each reads it in the language of their page',
    async (language) => {
      const { bowl, account, grId } = await givenBowl(other(language));
      const browser = environment.browser({ site: 'canada', language });
      await fill(browser, fromRegistry(grId, bowl));
      const email = freshEmail();
      const giver = { firstName: 'Hélène', lastName: 'Roy', email };
      const order = await answerOf(browser.orders.place(orderRequest({ giver, postalAddress }), freshKey()));
      expectIn(language, await lastEmail(email), { en: 'HST', 'fr-CA': 'TVH' });
      expectIn(other(language), await lastEmail(account.email), { en: 'Hello', 'fr-CA': 'Bonjour' });

      const token = await linkIn(email);
      for (const page of LANGUAGES) {
        const on = environment.browser({ site: 'canada', language: page });
        expect(read(page, (await answerOf(on.placedOrders.open(token))).lines)).toEqual([names[page]]);
        const owners = await signedIn(account, 'canada', page);
        expect(read(page, (await answerOf(owners.thanks.readGifts(grId))).gifts)).toEqual([names[page]]);
      }
      expect(order.language ?? 'en').toBe(language);
    },
  );

  it('[LANG-04] the same things cost the same in every language; the receipt names each tax, with its number, in that of the giver', async () => {
    const plates = freshProduct({ currentPrice: centsOf(123_450) });
    await environment.given({ canadianProducts: [plates] });
    const placedIn = async (language: Language) => {
      const browser = environment.browser({ site: 'canada', language });
      await fill(browser, plain(plates));
      const { lines, shippingMethods } = await answerOf(browser.cart.readFor('QC'));
      const email = freshEmail();
      const giver = { firstName: 'Amelia', lastName: 'Roy', email };
      const order = await answerOf(browser.orders.place(orderRequest({ giver, postalAddress }), freshKey()));
      const receipt = (await environment.mailTo(email)).at(-1)?.text ?? '';
      const amounts = shippingMethods.map(({ total, taxes }) => [total, ...taxes.map(({ amount }) => amount)]);
      return { sums: [lines.map(({ lineTotal }) => lineTotal), amounts, order.total], receipt };
    };
    const [english, french] = [await placedIn('en'), await placedIn('fr-CA')];
    expect(french.sums).toEqual(english.sums);
    for (const words of ['CAD 1,234.50', 'GST 70000 0001 RT0001 · QST 7000000001 TQ0001'])
      expect(english.receipt).toContain(words);
    for (const words of ['1\u00A0234,50\u00A0$', 'TPS 70000 0001 RT0001 · TVQ 7000000001 TQ0001'])
      expect(french.receipt).toContain(words);
  });

  it('[LANG-04] where the law wants it, an order names seller, delivery, returns and terms of sale: in French first, in English where the giver chose that', async () => {
    const plates = freshProduct();
    await environment.given({ canadianProducts: [plates] });
    const ordered = async (choice: Pick<OrderRequest, 'termsLanguage'>) => {
      const browser = environment.browser({ site: 'canada' });
      await fill(browser, plain(plates));
      const email = freshEmail();
      const giver = { firstName: 'Rosa', lastName: 'Roy', email };
      const order = await answerOf(browser.orders.place(orderRequest({ giver, postalAddress, ...choice }), freshKey()));
      const receipt = (await environment.mailTo(email)).at(-1)?.text ?? '';
      const { termsLanguage } = await answerOf(browser.placedOrders.open(await linkIn(email)));
      for (const words of ['Sold by Hearth & Field Canada Inc., 220 King Street West', 'within 90 days', 'Arrives '])
        expect(receipt).toContain(words);
      return {
        terms: /You accepted:\n.*\n\S*/.exec(receipt)?.[0].replace(/http:\/\/[^/]*/, ''),
        of: [order.termsLanguage, termsLanguage],
      };
    };
    expect(await ordered({})).toEqual({
      terms: 'You accepted:\nConditions de vente:\n/fr/customer-service/terms-of-sale',
      of: ['fr-CA', 'fr-CA'],
    });
    expect(await ordered({ termsLanguage: 'en' })).toEqual({
      terms: 'You accepted:\nTerms of sale:\n/customer-service/terms-of-sale',
      of: ['en', 'en'],
    });
    const american = await givenProduct();
    const browser = environment.browser();
    await fill(browser, plain(american));
    const elsewhere = await answerOf(browser.orders.place(orderRequest({ termsLanguage: 'en' }), freshKey()));
    expect(elsewhere.termsLanguage).toBeUndefined();
  });

  it('[LANG-04] emails to an account follow the language that its owner chooses, on sites that have it', async () => {
    const { account, bowl, grId } = await givenBowl('en');
    const owners = await signedIn(account, 'canada');
    await answerOf(owners.account.changeName({ firstName: 'Hélène', lastName: 'Roy' }));
    await answerOf(owners.account.changeName({ language: 'fr-CA' }));
    expect(await answerOf(owners.account.profile)).toMatchObject({ firstName: 'Hélène', language: 'fr-CA' });
    const guest = environment.browser({ site: 'canada' });
    await fill(guest, fromRegistry(grId, bowl));
    await answerOf(guest.orders.place(orderRequest({ postalAddress }), freshKey()));
    expectIn('fr-CA', await lastEmail(account.email), { en: 'Hello', 'fr-CA': 'Bonjour' });
  });

  it('[LANG-04] a reported order is in the language of its report, or else of the call; another language, or other gift options, are another report', async () => {
    const { bowl, account, grId } = await givenBowl('en');
    const { orderReports, placedOrders } = environment.browser({ site: 'canada' });
    const email = freshEmail();
    const report: OrderReport = {
      orderId: reportedOrderIdOf(freshKey()),
      grId,
      giver: { firstName: 'Hélène', lastName: 'Roy', email },
      message: '',
      lines: [{ identity: bowl.identity, quantity: 1, unitPrice: centsOf(1_495) }],
      placedAt: instantOf('2027-05-30T09:00:00.000Z'),
      language: 'fr-CA',
    };
    const order = await answerOf(orderReports.report(report));
    expect(order).toMatchObject({ language: 'fr-CA' });
    expect(await refusalOf(orderReports.report({ ...report, language: 'en' }))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    const giftOptions = [{ grId, hasCard: false, hasReceipt: true }];
    expect(await refusalOf(orderReports.report({ ...report, giftOptions }))).toEqual({ _tag: 'IdempotencyKeyReused' });
    expectIn('en', await lastEmail(account.email), { en: 'Hello', 'fr-CA': 'Bonjour' });
    const later = freshEmail();
    await answerOf(placedOrders.changeEmail(await answerOf(placedOrders.find(order.orderNumber, email)), later));
    expectIn('fr-CA', await lastEmail(later), { en: 'Thank you', 'fr-CA': 'Merci' });
    const { language: _, ...unsaid } = { ...report, orderId: reportedOrderIdOf(freshKey()) };
    const french = environment.browser({ site: 'canada', language: 'fr-CA' });
    expect(await answerOf(french.orderReports.report(unsaid))).toMatchObject({ language: 'fr-CA' });
  });
};
