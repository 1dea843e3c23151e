import {
  type GroupBy,
  groupLabel,
  listSections,
  NO_FILTERS,
  type RegistryItem,
  type Role,
  type Site,
  type SortBy,
  sectionTally,
  sectionTitle,
  sortFor,
  sortLabel,
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
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

interface ListSectionsProps {
  readonly role: Role;
  readonly sortBy: SortBy | 'not chosen';
  readonly groupBy: GroupBy;
  readonly site: Site;
}

type Made = Partial<RegistryItem['product']>;

const item = (name: string, sku: string, price: number, product: Made = {}, overrides: Partial<RegistryItem> = {}) =>
  exampleItem({
    product: exampleProduct({ name, sku: skuOf(sku), currentPrice: centsOf(price), ...product }),
    ...overrides,
  });

const bath = { categoryName: 'Bath', categorySequence: 20 } as const;

const list: ReadonlyArray<RegistryItem> = [
  item('Platter', '11', 4_900),
  item('Plate, all bought', '12', 1_495, {}, { wanted: 2, purchased: 2 }),
  item('Bowl', '13', 1_495),
  item('Towel', '14', 3_600, bath),
  item('Tray of the other brand', '15', 8_000, { brand: 'modern' }),
  item('Lamp without a category', '16', 200_000, { categoryName: '', categorySequence: 0 }),
  item('Vase, gone', '17', 2_000, { isNla: true }),
  exampleMonogrammed({ name: 'Robe with words', sku: skuOf('18'), currentPrice: centsOf(8_900), ...bath }),
];

const ListSections = ({ role, sortBy, groupBy, site }: ListSectionsProps) => {
  const sort = sortFor(site, role, sortBy === 'not chosen' ? O.none : O.some(sortBy));
  return (
    <RuleTable
      rule="Sections of a list"
      columns={['Section', 'Text under it', 'Items, in their order']}
      rows={listSections({ role, sortBy: sort, groupBy, giftOption: 'all', filters: NO_FILTERS }, list).map(
        (section) => [
          sectionTitle(site, section.kind),
          sectionTally(role, section.items.length, section.sectionCounts),
          section.items.map(({ product }) => product.name).join(', '),
        ],
      )}
    >
      <p>{`Sorted by ${sortLabel(sort)}; grouped by ${groupLabel(groupBy)}; on ${site.name}, for a ${role}.`}</p>
    </RuleTable>
  );
};

/** The sections of the same eight items, by reader, order and grouping. Each item is in exactly one; purchased items are last; items no longer available are shown to the registrant only. */
const meta: Meta<typeof ListSections> = {
  title: 'Rules/Sections of a list',
  tags: ['!test'],
  component: ListSections,
  args: { role: 'guest', sortBy: 'not chosen', groupBy: 'all', site: sites.main },
  argTypes: {
    role: { control: 'inline-radio', options: ['guest', 'registrant'] },
    sortBy: {
      description: 'As chosen; without a choice the reader and the site decide.',
      control: 'inline-radio',
      options: ['not chosen', 'category', 'price'],
    },
    groupBy: { control: 'inline-radio', options: ['all', 'status', 'brand'] },
    site: { table: { disable: true } },
  },
  render: (args, { globals }) => <ListSections {...args} site={siteOfToolbar(globals)} />,
};
export default meta;
type Story = StoryObj<typeof ListSections>;

export const ByPrice: Story = {
  name: 'By price: personalization counts 15.00 more, bought items are last',
  args: { sortBy: 'price' },
};
