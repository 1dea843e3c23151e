import {
  type FilterCount,
  filterCounts,
  filterKey,
  filterLabel,
  type GiftOption,
  giftOptionLabel,
  type ListFilters,
  listFilterWords,
  NO_FILTERS,
  passes,
  type RegistryItem,
  type Role,
  sites,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  exampleProduct,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cellsOf } from './testing/cells-of.ts';
import { RuleTable } from './testing/rule-table.tsx';

interface FiltersProps {
  readonly role: Role;
  readonly giftOption: GiftOption;
  readonly categories: ReadonlyArray<string>;
  readonly availability: ListFilters['availability'];
}

const item = (sku: string, name: string, price: number, its: Partial<RegistryItem['product']> = {}): RegistryItem =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku), name, currentPrice: centsOf(price), ...its }) });

const list: ReadonlyArray<RegistryItem> = [
  item('11', 'Bowl', 1_495),
  item('12', 'Platter on sale', 4_900, { regularPrice: centsOf(6_000), priceType: 'sale', markdown: 'temporary' }),
  item('13', 'Towel, out of stock', 3_600, { categoryName: 'Bath', categorySequence: 20, isAvailable: false }),
  { ...item('14', 'Vase, bought', 2_500), wants: 1, purchased: 1 },
  item('15', 'Jug, gone', 2_500, { isNla: true }),
  exampleMonogrammed({ sku: skuOf('16'), name: 'Robe with words', currentPrice: centsOf(8_900), categoryName: 'Bath' }),
];

const Filters = ({ role, giftOption, categories, availability }: FiltersProps) => {
  const filters = { ...NO_FILTERS, categories, availability };
  const counts = filterCounts({ role, giftOption, filters }, list);
  const rows = [...counts.categories, ...counts.prices, ...counts.availability].map(
    ({ choice, items, isChosen }: FilterCount) => [
      filterLabel(sites.main.currencyPrefix, choice),
      listFilterWords.kinds[choice._tag],
      filterKey(choice),
      String(items),
      isChosen ? 'chosen' : '',
    ],
  );
  return (
    <RuleTable rule="Filters" columns={['Filter', 'Kind', 'Key', 'Would show', 'Chosen']} rows={rows}>
      <p>
        {`${giftOptionLabel(giftOption)}; these pass what is chosen: ${list
          .filter(passes(filters))
          .map(({ product }) => product.name)
          .join(', ')}.`}
      </p>
    </RuleTable>
  );
};

/** Which filters are offered over the same six items, and how many gifts each would show beside what is chosen in the other kinds. Words on a gift count 15.00 more. */
const meta: Meta<typeof Filters> = {
  title: 'Rules/Filters',
  component: Filters,
  args: { role: 'guest', giftOption: 'all', categories: [], availability: [] },
  argTypes: {
    role: { control: 'inline-radio', options: ['guest', 'registrant'] },
    giftOption: { control: 'inline-radio', options: ['all', 'needed', 'purchased'] },
    categories: { control: 'inline-check', options: ['Dinnerware', 'Bath'] },
    availability: { control: 'inline-check', options: ['available', 'on-sale', 'out-of-stock'] },
  },
};
export default meta;
type Story = StoryObj<typeof Filters>;

export const NothingChosen: Story = {
  name: '[LIST-06] [LIST-03] Nothing chosen',
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Dinnerware').slice(2, 4)).toEqual(['category-Dinnerware', '3']);
    await expect(cellsOf(canvasElement, '$100 – $250').slice(2, 4)).toEqual(['price-100-250', '1']);
    await expect(cellsOf(canvasElement, 'Out of Stock').at(3)).toBe('1');
  },
};

export const OneKindChosen: Story = {
  name: '[LIST-06] What is chosen in one kind narrows the others, not its own',
  args: { categories: ['Bath'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Dinnerware').at(3)).toBe('3');
    await expect(cellsOf(canvasElement, 'Out of Stock').at(3)).toBe('1');
    await expect(canvas.getByText(/Towel, out of stock, Robe with words\.$/)).toBeVisible();
  },
};

export const StillNeeded: Story = {
  name: '[LIST-06] [LIST-04] Still needed, for the registrant',
  args: { role: 'registrant', giftOption: 'needed' },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Dinnerware').at(3)).toBe('3');
  },
};
