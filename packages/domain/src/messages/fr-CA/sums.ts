import { type Charge, chargesTotal, isTaxIncluded, type Sums } from '../../cart/index.ts';
import { NO_CENTS } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';
import { inMarketOrder, type TaxSum } from '../../tax/index.ts';
import type * as en from '../en/sums.ts';
import { formatPrice } from './formats.ts';

type SumsSite = Pick<Site, 'currencyPrefix' | 'marketRules'>;

export type { SumRow } from '../en/sums.ts';

const taxName = ({ marketRules: { taxes } }: SumsSite, { name }: Pick<TaxSum, 'name'>): string =>
  taxes.length > 1 ? name : 'Taxe';

const chargeNames: Readonly<Record<Charge['kind'], string>> = { shipping: 'Livraison', wrap: 'Emballage-cadeau' };

const byKind = (charges: Sums['charges']): ReadonlyArray<Pick<Charge, 'kind' | 'amount'>> =>
  [...new Set(charges.map(({ kind }) => kind))].map((kind) => ({
    kind,
    amount: chargesTotal({ charges: charges.filter((charge) => charge.kind === kind) }),
  }));

export const sumRows: typeof en.sumRows = (sums, site, method = '') => {
  const { discount, charges, taxes } = sums;
  const price = (amount: Sums['total']): string => formatPrice(site.currencyPrefix, amount);
  const included = isTaxIncluded(sums) ? ', comprise' : '';
  return [
    ...(discount > 0
      ? [{ kind: 'discount' as const, label: 'Rabais de fin de liste', amount: `−${price(discount)}` }]
      : []),
    ...byKind(charges).map(({ kind, amount }) => ({
      kind,
      label: method === '' || kind !== 'shipping' ? chargeNames[kind] : `${chargeNames[kind]}, ${method}`,
      amount: amount === 0 ? 'Gratuit' : price(amount),
    })),
    ...(taxes.length === 0 ? [{ name: '', amount: NO_CENTS }] : inMarketOrder(taxes, site.marketRules)).map((tax) => ({
      kind: 'tax' as const,
      label: `${tax.amount === 0 ? 'Taxe' : taxName(site, tax)}${included}`,
      amount: price(tax.amount),
    })),
  ];
};

export const registrations: typeof en.registrations = ({ taxes }, { marketRules }) =>
  marketRules.taxes
    .filter(({ name }) => taxes.some((tax) => tax.name === name))
    .flatMap(({ name, registration }) => (registration === undefined ? [] : [`${name} ${registration}`]))
    .join(' · ');

/** What a refund is for, such as ` (54,95 $, livraison 9,95 $, TPS 3,25 $)`; empty when it is for one thing. */
const partsOf = (sums: Sums, site: SumsSite): string => {
  const { subtotal, discount, charges, taxes } = sums;
  const price = (amount: Sums['total']): string => formatPrice(site.currencyPrefix, amount);
  const paid = discount === 0 ? price(subtotal) : `${price(subtotal)} moins le rabais de ${price(discount)}`;
  const of = isTaxIncluded(sums) ? 'dont ' : '';
  const parts = [
    ...(subtotal > 0 ? [paid] : []),
    ...byKind(charges)
      .filter(({ amount }) => amount > 0)
      .map(({ kind, amount }) => `${chargeNames[kind].toLowerCase()} ${price(amount)}`),
    ...inMarketOrder(taxes, site.marketRules).map((tax) => {
      const name = taxName(site, tax);
      return `${of}${name === 'Taxe' ? 'taxe' : name} ${price(tax.amount)}`;
    }),
  ];
  return parts.length > 1 || discount > 0 ? ` (${parts.join(', ')})` : '';
};

export const refundSentence: typeof en.refundSentence = (refund, site) =>
  refund.total === 0
    ? ''
    : `Remboursement sur votre carte\u00A0: ${formatPrice(site.currencyPrefix, refund.total)}${partsOf(refund, site)}.`;

export const keptSentence: typeof en.keptSentence = (kept, site) =>
  kept.total === 0 ? '' : `Non remboursé\u00A0: ${formatPrice(site.currencyPrefix, kept.total)}${partsOf(kept, site)}.`;
