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
import { expect } from 'storybook/test';
import { cellsOf } from './testing/cells-of.ts';
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
  ['Bought as often as wanted', exampleItem({ wants: 2, purchased: 2 })],
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
  name: '[BUY-03] [BUY-09] What no site puts into the cart',
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'No longer available').slice(1)).toEqual([
      'no',
      'This gift is no longer available. Please choose another one.',
    ]);
    await expect(cellsOf(canvasElement, 'Its words have a mistake').at(1)).toBe('no');
    await expect(cellsOf(canvasElement, 'Made to order').at(1)).toBe('no');
  },
};

export const OnMain: Story = {
  name: '[BUY-09] [XB-04] On Hearth & Field',
  globals: { site: 'main' },
  play: async ({ canvasElement }) => {
    const goesIn = (like: string) => cellsOf(canvasElement, like).at(1);
    await expect(goesIn('Like any other')).toBe('yes');
    await expect(goesIn('Of Mode Two')).toBe('no');
    await expect(goesIn('A group gift, nothing given')).toBe('yes');
    await expect(goesIn('A group gift, money given')).toBe('no');
  },
};

export const OnModeTwo: Story = {
  name: '[BUY-09] [XB-04] On Mode Two',
  globals: { site: 'modern' },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Of Mode Two').at(1)).toBe('yes');
    await expect(cellsOf(canvasElement, 'Like any other').at(1)).toBe('no');
  },
};

export const TooMany: Story = {
  name: '[BUY-01] More than a line holds',
  args: { quantity: 100 },
  globals: { site: 'main' },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Like any other').at(1)).toBe('no');
  },
};
