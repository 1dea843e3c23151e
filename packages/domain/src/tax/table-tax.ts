/*
 * [CO-02] [MON-01] [MON-02] Taxes by the table of a market. Each tax is reckoned on all that it taxes in a region and rounded there once to its cent, half a cent up; the amounts that it taxes share it by largest remainder.
 * None is reckoned on another one unless the table says so. Shipping is taxed like the goods it carries where the region taxes shipping.
 *
 * @example tableTax(marketTaxes, {
 *   market: 'CA',
 *   day: dayOf('2027-06-01'),
 *   isIncluded: false,
 *   amounts: [{ amount: centsOf(3_995), region: 'QC', taxClass: 'general', isShipping: false }],
 * }) // => [{ name: 'GST', amounts: [200] }, { name: 'QST', amounts: [399] }]
 */
import type { CalendarDay } from '../calendar/index.ts';
import { type Cents, NO_CENTS, roundedCents, shareOut, total } from '../money/index.ts';
import { EVERY_REGION, type Market, type MarketTax, type MarketTaxes, type TaxClass } from '../site/index.ts';

/** An amount to tax: of what class, and the two-letter state or province that it is taxed in. */
export interface TaxedAmount {
  readonly amount: Cents;
  readonly region: string;
  readonly taxClass: TaxClass;
  /** Whether it is the price of shipping goods of that class, or for the goods themselves. */
  readonly isShipping: boolean;
}

/** The amounts to tax on that day. */
export interface TaxQuery {
  readonly market: Market;
  readonly day: CalendarDay;
  readonly amounts: ReadonlyArray<TaxedAmount>;
  /** Whether the amounts include their taxes, so that these are a part of them. */
  readonly isIncluded: boolean;
}

/** The taxes of a query, each with what it comes to for every amount, in the query's order. */
export type TaxQuote = ReadonlyArray<{ readonly name: string; readonly amounts: ReadonlyArray<Cents> }>;

/** Rates are counted in thousandths of a percent, so that they are whole numbers. */
const THOUSANDTHS = 1_000;
const WHOLE = 100 * THOUSANDTHS;

const inRegion = <A>(byRegion: Readonly<Record<string, A>>, region: string): A | undefined =>
  byRegion[region] ?? byRegion[EVERY_REGION];

const isInForce =
  (day: CalendarDay) =>
  ({ firstDay, lastDay }: MarketTax): boolean =>
    (firstDay === undefined || firstDay <= day) && (lastDay === undefined || day <= lastDay);

const rateOf = (
  { rates, exceptions = {}, taxesShipping = [] }: MarketTax,
  { region, taxClass, isShipping }: TaxedAmount,
): number => {
  const isTaxed = !isShipping || taxesShipping.includes(region) || taxesShipping.includes(EVERY_REGION);
  if (taxClass === 'none' || !isTaxed) return 0;
  const percent = inRegion(exceptions[taxClass] ?? {}, region) ?? inRegion(rates, region) ?? 0;
  return Math.round(percent * THOUSANDTHS);
};

/** The exact part of the amount that each tax comes to, by name. */
const partsOf = (taxes: ReadonlyArray<MarketTax>, amount: TaxedAmount, isIncluded: boolean): Map<string, number> => {
  const rates = new Map<string, number>();
  for (const tax of taxes) {
    const below = (tax.compoundsOn ?? []).reduce((sum, name) => sum + (rates.get(name) ?? 0), 0);
    rates.set(tax.name, (rateOf(tax, amount) * (WHOLE + below)) / WHOLE);
  }
  const whole = WHOLE + (isIncluded ? [...rates.values()].reduce((sum, rate) => sum + rate, 0) : 0);
  return new Map([...rates].map(([name, rate]) => [name, (amount.amount * rate) / whole]));
};

/** Computes taxes from the table; those that come to nothing are left out. */
export const tableTax = (table: MarketTaxes, { market, day, amounts, isIncluded }: TaxQuery): TaxQuote => {
  const taxes = (table[market] ?? []).filter(isInForce(day));
  const parts = amounts.map((amount) => partsOf(taxes, amount, isIncluded));
  const regions = [...new Set(amounts.map(({ region }) => region))];
  return taxes
    .map(({ name }) => {
      const shares = amounts.map(() => NO_CENTS);
      for (const region of regions) {
        const places = amounts.flatMap((amount, place) => (amount.region === region ? [place] : []));
        const exact = places.map((place) => parts[place]?.get(name) ?? 0);
        const tax = roundedCents(exact.reduce((sum, part) => sum + part, 0));
        shareOut(tax, exact).forEach((share, index) => {
          shares[places[index] ?? 0] = share;
        });
      }
      return { name, amounts: shares };
    })
    .filter((tax) => total(tax.amounts) > 0);
};
