import type { Market, Tax, TaxQuery } from '@gift-registry/domain';
import { isMailAddress, taxClasses } from '@gift-registry/domain';
import type { MailTransport, PictureStorage } from '@gift-registry/domain/providers';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { centsOf, dayOf } from '../arbitrary/index.ts';

/** What every tax service promises: run it over an implementation of one's own in a test file of Vitest. */
export const taxContract = (
  name: string,
  make: () => Promise<Tax>,
  places: ReadonlyArray<{ readonly market: Market; readonly region: string }>,
): void => {
  describe(`the tax port by ${name}`, () => {
    const queryOf = (market: Market, region: string, isIncluded: boolean): TaxQuery => ({
      market,
      day: dayOf('2027-06-01'),
      amounts: [4_995, 0, 129_900, 995].flatMap((amount) =>
        taxClasses.map((taxClass) => ({
          amount: centsOf(amount),
          region,
          taxClass,
          isShipping: amount === 995,
        })),
      ),
      isIncluded,
    });

    it('each tax has a name and a sum for every amount, in whole cents and not more than the amount; the same query has the same quote', async () => {
      const tax = await make();
      for (const { market, region } of places)
        for (const isIncluded of [false, true]) {
          const query = queryOf(market, region, isIncluded);
          const quote = await tax.quote(query)();
          if (E.isLeft(quote)) throw new Error(quote.left._tag);
          for (const { name: named, amounts } of quote.right) {
            expect([named.trim() !== '', amounts.length]).toEqual([true, query.amounts.length]);
            for (const [place, cents] of amounts.entries())
              expect([Number.isSafeInteger(cents), cents >= 0, cents <= (query.amounts[place]?.amount ?? 0)]).toEqual([
                true,
                true,
                true,
              ]);
          }
          expect(await tax.quote(query)()).toEqual(quote);
        }
    });
  });
};

/** What every storage of pictures promises. */
export const pictureStorageContract = (name: string, make: () => Promise<PictureStorage>, unique: string): void => {
  describe(`the storage of pictures by ${name}`, () => {
    const picture = `oak-board.${unique}-240x240.2.avif`;

    it('a picture that was stored is found with the same bytes, also when it was stored again, and no other is', async () => {
      const { find, store } = await make();
      expect(await find(picture)()).toEqual(E.right(O.none));
      const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => place % 256);
      for (const _ of [1, 2]) expect(await store(picture, bytes)()).toEqual(E.right(undefined));
      const found = await find(picture)();
      expect(E.isRight(found) && O.isSome(found.right) && [...found.right.value]).toEqual([...bytes]);
      expect(await find(`${picture}.jpg`)()).toEqual(E.right(O.none));
    });
  });
};

/** What every way to send emails promises, with an address that takes emails. */
export const mailTransportContract = (name: string, make: () => Promise<MailTransport>, to: string): void => {
  describe(`the way to send emails by ${name}`, () => {
    it('an email with non-ASCII characters is taken, from an address', async () => {
      const { from, send } = await make();
      expect([from, isMailAddress(from) || from.endsWith('@localhost')]).toEqual([from, true]);
      const message = {
        from: { name: 'Häuser & Felder', address: from },
        to,
        subject: 'Grüße — a check of the way to send emails',
        text: 'This email was sent to check that emails arrive.\n',
        html: '<p>This email was sent to check that emails arrive.</p>',
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      expect(await send(message)()).toEqual(E.right(undefined));
    });
  });
};
