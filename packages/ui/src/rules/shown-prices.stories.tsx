import { formatPrice, itemCardMessages, type Product, type Site, shownPrice, sites } from '@gift-registry/domain';
import { centsOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

interface ShownPricesProps {
  readonly current: number;
  readonly regular: number;
  readonly site: Pick<Site, 'currencyPrefix'>;
}

const priceTypes: ReadonlyArray<Product['priceType']> = ['regular', 'sale', 'outlet'];
const markdowns: ReadonlyArray<Product['markdown']> = ['none', 'permanent', 'temporary'];

const ShownPrices = ({ current, regular, site: { currencyPrefix } }: ShownPricesProps) => (
  <RuleTable
    rule="Prices on a card"
    columns={['Price type', 'Markdown', 'Shown', 'Struck through', 'Said']}
    rows={priceTypes.flatMap((priceType) =>
      markdowns.map((markdown) => {
        const shown = shownPrice({
          currentPrice: centsOf(current),
          regularPrice: centsOf(regular),
          priceType,
          markdown,
        });
        return [
          priceType,
          markdown,
          formatPrice(currencyPrefix, shown.current),
          O.isSome(shown.struck) ? formatPrice(currencyPrefix, shown.struck.value) : '',
          O.isSome(shown.markdown) ? itemCardMessages.markdown(shown.markdown.value) : '',
        ];
      }),
    )}
  />
);

/** What a card shows of a price: one that is not higher than the current one is never struck through; what it is called is the markdown alone. */
const meta: Meta<typeof ShownPrices> = {
  title: 'Rules/Prices',
  tags: ['!test'],
  component: ShownPrices,
  args: { current: 4_795, regular: 6_380, site: sites.main },
  argTypes: {
    regular: { description: 'What it costs without a sale, in cents.' },
    current: { description: 'What it costs now, in cents.' },
    site: { table: { disable: true } },
  },
  render: ({ current, regular }, { globals }) => (
    <ShownPrices current={current} regular={regular} site={siteOfToolbar(globals)} />
  ),
};
export default meta;
type Story = StoryObj<typeof ShownPrices>;

export const Lower: Story = {
  name: 'Lower than the regular price',
};
