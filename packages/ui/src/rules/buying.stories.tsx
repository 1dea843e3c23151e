import { addRefused, chooseForCart, type RegistryItem, type Role, type Site, sites } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';
import { siteOfToolbar } from './testing/site-of-toolbar.ts';

interface BuyingProps {
  readonly quantity: number;
  readonly role: Role;
  readonly site: Pick<Site, 'brand'>;
}

const fund = (raised: number): RegistryItem =>
  exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(raised) }) });

/** How to read: what a gift is like, and such a gift. */
const gifts: ReadonlyArray<readonly [string, RegistryItem]> = [
  ['Like any other', exampleItem()],
  ['Bought as often as wanted', exampleItem({ wanted: 2, purchased: 2 })],
  ['No longer available', exampleItem({ product: exampleProduct({ isNla: true }) })],
  ['Of Mode Two', exampleItem({ product: exampleProduct({ brand: 'modern' }) })],
  ['Made to order', exampleItem({ product: exampleProduct({ isMadeToOrder: true }) })],
  [
    'Its words have a mistake',
    { ...exampleMonogrammed(), personalization: O.some(examplePersonalization({ hasError: true })) },
  ],
  ['A group gift, nothing given', fund(0)],
  ['A group gift, money given', fund(1_000)],
];

const Buying = ({ quantity, role, site: { brand } }: BuyingProps) => (
  <RuleTable
    rule="Into the cart"
    columns={['A gift of a registry', 'It goes in', 'Said']}
    rows={gifts.map(([like, item]) => {
      const registry = exampleRegistry({ items: [item] });
      const request = { identity: item.identity, quantity, grId: O.some(registry.grId) };
      const shelf = { registries: [{ registry, role }], products: [item.product] };
      const chosen = chooseForCart(shelf, brand, [request], 'registries');
      return chosen._tag === 'Left' ? [like, 'no', addRefused(chosen.left)] : [like, 'yes', ''];
    })}
  />
);

/** Which gift of a registry goes into the cart on the site of the toolbar, and in which words the others are refused. */
const meta: Meta<typeof Buying> = {
  title: 'Rules/Into the cart',
  tags: ['!test'],
  component: Buying,
  args: { quantity: 1, role: 'guest', site: sites.main },
  argTypes: {
    role: { control: 'inline-radio', options: ['guest', 'registrant'] },
    site: { table: { disable: true } },
  },
  render: (args, { globals }) => <Buying {...args} site={siteOfToolbar(globals)} />,
};
export default meta;
type Story = StoryObj<typeof Buying>;

export const Everywhere: Story = {
  name: 'What no site puts into the cart',
};
