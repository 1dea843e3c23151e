import { type Charge, chargesTotal, isTaxIncluded, type Sums } from '../../cart/index.ts';
import { NO_CENTS } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';
import { inMarketOrder, type TaxSum } from '../../tax/index.ts';
import { formatPrice } from './formats.ts';

type SumsSite = Pick<Site, 'currencyPrefix' | 'marketRules'>;

/** An amount between the subtotal and the total. */
export interface SumRow {
  readonly kind: 'discount' | Charge['kind'] | 'tax';
  readonly label: string;
  readonly amount: string;
}

/** A tax by its name where the market has several, and as "Tax" where it has one. */
const taxName = ({ marketRules: { taxes } }: SumsSite, { name }: Pick<TaxSum, 'name'>): string =>
  taxes.length > 1 ? name : 'Tax';

const chargeNames: Readonly<Record<Charge['kind'], string>> = { shipping: 'Shipping', wrap: 'Gift wrap' };

/** The charges of each kind together. */
const byKind = (charges: Sums['charges']): ReadonlyArray<Pick<Charge, 'kind' | 'amount'>> =>
  [...new Set(charges.map(({ kind }) => kind))].map((kind) => ({
    kind,
    amount: chargesTotal({ charges: charges.filter((charge) => charge.kind === kind) }),
  }));

/** The amounts between the subtotal and the total, each with its label; `method` is the name of the shipping method. */
export const sumRows = (sums: Sums, site: SumsSite, method = ''): ReadonlyArray<SumRow> => {
  const { discount, charges, taxes } = sums;
  const price = (amount: Sums['total']): string => formatPrice(site.currencyPrefix, amount);
  const included = isTaxIncluded(sums) ? ', included' : '';
  return [
    ...(discount > 0
      ? [{ kind: 'discount' as const, label: 'Completion discount', amount: `−${price(discount)}` }]
      : []),
    ...byKind(charges).map(({ kind, amount }) => ({
      kind,
      label: method === '' || kind !== 'shipping' ? chargeNames[kind] : `${chargeNames[kind]}, ${method}`,
      amount: amount === 0 ? 'Free' : price(amount),
    })),
    ...(taxes.length === 0 ? [{ name: '', amount: NO_CENTS }] : inMarketOrder(taxes, site.marketRules)).map((tax) => ({
      kind: 'tax' as const,
      label: `${tax.amount === 0 ? 'Tax' : taxName(site, tax)}${included}`,
      amount: price(tax.amount),
    })),
  ];
};

/** The retailer's registration numbers for these taxes, such as `GST 12345 6789 RT0001`; empty where it has none. */
export const registrations = ({ taxes }: Pick<Sums, 'taxes'>, { marketRules }: SumsSite): string =>
  marketRules.taxes
    .filter(({ name }) => taxes.some((tax) => tax.name === name))
    .flatMap(({ name, registration }) => (registration === undefined ? [] : [`${name} ${registration}`]))
    .join(' · ');

/** What a refund is for, such as `: $54.95, shipping $9.95, tax $5.75`; empty when it is for one thing. */
const partsOf = (sums: Sums, site: SumsSite): string => {
  const { subtotal, discount, charges, taxes } = sums;
  const price = (amount: Sums['total']): string => formatPrice(site.currencyPrefix, amount);
  const paid = discount === 0 ? price(subtotal) : `${price(subtotal)} less the discount of ${price(discount)}`;
  const of = isTaxIncluded(sums) ? 'of that ' : '';
  const parts = [
    ...(subtotal > 0 ? [paid] : []),
    ...byKind(charges)
      .filter(({ amount }) => amount > 0)
      .map(({ kind, amount }) => `${chargeNames[kind].toLowerCase()} ${price(amount)}`),
    ...inMarketOrder(taxes, site.marketRules).map((tax) => {
      const name = taxName(site, tax);
      return `${of}${name === 'Tax' ? 'tax' : name} ${price(tax.amount)}`;
    }),
  ];
  return parts.length > 1 || discount > 0 ? `: ${parts.join(', ')}` : '';
};

/** What goes back, and what it is for; empty when nothing does. */
export const refundSentence = (refund: Sums, site: SumsSite): string =>
  refund.total === 0
    ? ''
    : `${formatPrice(site.currencyPrefix, refund.total)} goes back to your card${partsOf(refund, site)}.`;

/** What of an order does not go back although nothing of it is kept, and what it is for; empty when there is nothing. */
export const keptSentence = (kept: Sums, site: SumsSite): string =>
  kept.total === 0 ? '' : `${formatPrice(site.currencyPrefix, kept.total)} isn’t refunded${partsOf(kept, site)}.`;
