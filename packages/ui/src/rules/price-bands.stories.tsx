import { bandOf, bandPrice, type Cents, formatPrice, priceBands, priceBandTitle, sites } from '@gift-registry/domain';
import { centsOf, exampleItem, exampleProduct, identityOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, within } from 'storybook/test';
import { RuleTable } from './testing/rule-table.tsx';

const { currencyPrefix } = sites.main;

/** The band of a product of that price, with or without words on it. */
const bandTitle = (price: Cents, isPersonalized: boolean): string => {
  const product = exampleProduct({ currentPrice: price, personalizationType: isPersonalized ? 100 : 0 });
  const item = exampleItem({ product, identity: identityOf(product.sku, isPersonalized ? 7 : 0) });
  return priceBandTitle(currencyPrefix, bandOf(bandPrice(item)));
};

const bounds = priceBands.flatMap(({ from, below }) => [from, ...(O.isSome(below) ? [centsOf(below.value - 1)] : [])]);

/** Which band a price falls into. */
const PriceBands = ({ price }: { readonly price: number }) => (
  <RuleTable
    rule="Price bands"
    columns={['Price', 'Band', 'Band with personalization (+15)']}
    rows={[centsOf(price), ...bounds].map((cents) => [
      formatPrice(currencyPrefix, cents),
      bandTitle(cents, false),
      bandTitle(cents, true),
    ])}
  />
);

const meta: Meta<typeof PriceBands> = {
  title: 'Rules/Price bands',
  component: PriceBands,
  argTypes: { price: { control: { type: 'number', min: 0, step: 1 }, description: 'a price of your own, in cents' } },
};
export default meta;

export const AtTheBounds: StoryObj<typeof PriceBands> = {
  name: '[LIST-02] [LIST-03] At the bounds',
  args: { price: 8_999 },
  play: async ({ canvasElement }) => {
    const row = (price: string) =>
      within(within(canvasElement).getByRole('row', { name: new RegExp(`^\\${price} `) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(row('$19.99')).toEqual(['$19.99', '$0 – $20', '$20 – $50']);
    await expect(row('$20.00')).toEqual(['$20.00', '$20 – $50', '$20 – $50']);
    await expect(row('$89.99')).toEqual(['$89.99', '$50 – $100', '$100 – $250']);
  },
};
