import {
  bandOf,
  bandPrice,
  type Cents,
  formatPrice,
  priceBands,
  priceBandTitle,
  type Site,
} from '@gift-registry/domain';
import { centsOf, exampleItem, exampleProduct, identityOf, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

type Money = Pick<Site, 'currencyPrefix'>;

interface PriceBandsProps {
  readonly price: number;
  readonly site: Money;
}

/** The price band of a product, with or without personalization. */
const bandTitle = ({ currencyPrefix }: Money, price: Cents, isPersonalized: boolean): string => {
  const product = exampleProduct({ currentPrice: price, personalizationType: isPersonalized ? 100 : 0 });
  const item = exampleItem({ product, identity: identityOf(product.sku, isPersonalized ? 7 : 0) });
  return priceBandTitle(currencyPrefix, bandOf(bandPrice(item)));
};

const rowOf = (site: Money, price: Cents): ReadonlyArray<string> => [
  formatPrice(site.currencyPrefix, price),
  bandTitle(site, price, false),
  bandTitle(site, price, true),
];

const bounds = priceBands.flatMap(({ from, below }) => [from, ...(O.isSome(below) ? [centsOf(below.value - 1)] : [])]);

const PriceBands = ({ price, site }: PriceBandsProps) => (
  <RuleTable
    rule="Price bands"
    columns={['Price', 'Band', 'Band with personalization (+15)']}
    rows={bounds.map((cents) => rowOf(site, cents))}
    own={rowOf(site, centsOf(Math.max(0, Math.round(price))))}
  />
);

/** The price band of a price, for filtering and grouping; personalization counts 15.00 more. */
const meta: Meta<typeof PriceBands> = {
  title: 'Rules/Price bands',
  tags: ['!test'],
  component: PriceBands,
  args: { price: 8_999, site: sites.main },
  argTypes: {
    price: { control: { type: 'number', min: 0, step: 1 }, description: 'a price of your own, in cents' },
    site: { table: { disable: true } },
  },
  render: ({ price }, { globals }) => <PriceBands price={price} site={siteOfToolbar(globals)} />,
};
export default meta;
type Story = StoryObj<typeof PriceBands>;

export const AtTheBounds: Story = {
  name: 'At the bounds',
};
