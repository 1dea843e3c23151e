import {
  type FilterCount,
  filterCounts,
  filterKey,
  filterLabel,
  type GiftOption,
  giftOptionLabel,
  type ListFilters,
  listFilterMessages,
  NO_FILTERS,
  passesFilters,
  type RegistryItem,
  type Role,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  exampleProduct,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface FiltersProps {
  readonly role: Role;
  readonly giftOption: GiftOption;
  readonly categories: ReadonlyArray<string>;
  readonly availability: ListFilters['availability'];
}

const item = (sku: string, name: string, price: number, product: Partial<RegistryItem['product']> = {}): RegistryItem =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku), name, currentPrice: centsOf(price), ...product }) });

const list: ReadonlyArray<RegistryItem> = [
  item('11', 'Bowl', 1_495),
  item('12', 'Platter on sale', 4_900, { regularPrice: centsOf(6_000), priceType: 'sale', markdown: 'temporary' }),
  item('13', 'Towel, out of stock', 3_600, { categoryName: 'Bath', categorySequence: 20, isAvailable: false }),
  { ...item('14', 'Vase, bought', 2_500), wanted: 1, purchased: 1 },
  item('15', 'Jug, gone', 2_500, { isNla: true }),
  exampleMonogrammed({ sku: skuOf('16'), name: 'Robe with words', currentPrice: centsOf(8_900), categoryName: 'Bath' }),
];

const Filters = ({ role, giftOption, categories, availability }: FiltersProps) => {
  const filters = { ...NO_FILTERS, categories, availability };
  const counts = filterCounts({ role, giftOption, filters }, list);
  const rows = [...counts.categories, ...counts.prices, ...counts.availability].map(
    ({ choice, items, isChosen }: FilterCount) => [
      filterLabel(sites.main.currencyPrefix, choice),
      listFilterMessages.kinds[choice._tag],
      filterKey(choice),
      String(items),
      isChosen ? 'chosen' : '',
    ],
  );
  return (
    <RuleTable rule="Filters" columns={['Filter', 'Kind', 'Key', 'Would show', 'Chosen']} rows={rows}>
      <p>
        {`${giftOptionLabel(giftOption)}; these pass what is chosen: ${list
          .filter(passesFilters(filters))
          .map(({ product }) => product.name)
          .join(', ')}.`}
      </p>
    </RuleTable>
  );
};

/** The filters offered for the same six items, and how many each would show together with the choices of other kinds. Personalization counts 15.00 more. */
const meta: Meta<typeof Filters> = {
  title: 'Rules/Filters',
  tags: ['!test'],
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
  name: 'Nothing chosen',
};
