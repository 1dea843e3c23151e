import { sites } from '@gift-registry/domain';
import { exampleItem, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, within } from 'storybook/test';
import { itemCard, UNTOUCHED } from '../list-model/index.ts';
import { NoLongerAvailable } from './no-longer-available.view.tsx';

const gone = (sku: string, name: string) =>
  itemCard(
    { site: sites.main, role: 'registrant' },
    exampleItem({ product: exampleProduct({ sku: skuOf(sku), name, isNla: true }), wants: 2, purchased: 1 }),
    UNTOUCHED,
  );

const section = {
  key: 'no-longer-available',
  title: 'No Longer Available',
  role: 'registrant',
  tally: O.some({ items: 4, purchased: 2 }),
  isOpen: true,
  cards: [gone('4901', 'Steward Saucepan with Lid, 2 qt'), gone('4902', 'Beeswax Hurricane Candle')],
} as const;

const meta: Meta<typeof NoLongerAvailable> = {
  title: 'Registry/No longer available',
  component: NoLongerAvailable,
  args: { section },
  decorators: [
    (Story) => (
      <main className="wrap">
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof NoLongerAvailable>;

export const Two: Story = {
  name: '[LIST-04] [ITEM-04] Two items',
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'No Longer Available' }));
    await expect(region.getAllByText('No longer available, 1 of 2 purchased')).toHaveLength(2);
    await expect(region.getByText(/^2 items have sold out for good\./)).toBeVisible();
  },
};
