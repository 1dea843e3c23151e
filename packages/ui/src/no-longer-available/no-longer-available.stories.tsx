import { eventTypeOf } from '@gift-registry/domain';
import { exampleItem, exampleProduct, grIdOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { INITIAL_CARD_STATE, itemCard } from '../list-model/index.ts';
import { sectionCards } from '../list-model/testing/section-cards.ts';
import { NoLongerAvailable } from './no-longer-available.view.tsx';

const gone = (sku: string, name: string, purchased = 1) =>
  itemCard(
    {
      grId: grIdOf('7310442'),
      site: sites.main,
      role: 'registrant',
      eventType: eventTypeOf('br'),
      isPostEvent: false,
      here: 'http://localhost:3000/',
    },
    exampleItem({ product: exampleProduct({ sku: skuOf(sku), name, isNla: true }), wanted: 2, purchased }),
    INITIAL_CARD_STATE,
  );

const intents = { askReplace: fn(), askRemove: fn(), review: fn(), manage: fn() };

const cards = [gone('4901', 'Steward Saucepan with Lid, 2 qt'), gone('4902', 'Beeswax Hurricane Candle')] as const;

const section = {
  key: 'no-longer-available',
  title: 'No Longer Available',
  role: 'registrant',
  sectionCounts: O.some({ items: 4, purchased: 2 }),
  isWhole: false,
  isOpen: true,
  ...sectionCards(cards),
} as const;

export default {
  title: 'List/No longer available',
  component: NoLongerAvailable,
  args: { section, intents },
  decorators: [
    (Story) => (
      <main className="wrap">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NoLongerAvailable>;
type Story = StoryObj<typeof NoLongerAvailable>;

export const Two: Story = {
  name: 'Two items',
  parameters: { requirements: ['ITEM-04', 'NLA-08'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'No Longer Available' }));
    await expect(region.getByText('2 items need replacing.')).toBeVisible();
    await expect(region.queryByRole('listitem')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'Review' }));
    await expect(intents.review).toHaveBeenCalledWith(cards.map(({ item }) => item));
    await userEvent.click(region.getByRole('button', { name: 'Show Items', expanded: false }));
    await expect(region.getAllByText('No longer available, 1 of 2 purchased')).toHaveLength(2);
    await userEvent.click(region.getByRole('button', { name: 'Replace: Beeswax Hurricane Candle' }));
    await expect(intents.askReplace).toHaveBeenCalledWith(cards[1].item);
    await userEvent.click(region.getByRole('button', { name: 'Remove: Steward Saucepan with Lid, 2 qt' }));
    await expect(intents.askRemove).toHaveBeenCalledWith(cards[0].item);
    await userEvent.click(region.getByRole('button', { name: 'Manage Item: Steward Saucepan with Lid, 2 qt' }));
    await expect(intents.manage).toHaveBeenCalledWith(cards[0].item.identity);
  },
};

export const AskedByAddress: Story = {
  tags: ['more'],
  name: 'What a dialog is about is not folded away, and can be afterwards',
  render: function Asked(args) {
    const [isAsked, setAsked] = useState(true);
    return (
      <>
        <NoLongerAvailable {...args} asked={isAsked ? cards[1].key : ''} />
        <button type="button" onClick={() => setAsked(false)}>
          Close
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Items' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const NothingRemaining: Story = {
  tags: ['more'],
  name: 'Nothing remaining: Replace is not offered',
  args: { section: { ...section, ...sectionCards([gone('4901', 'Steward Saucepan with Lid, 2 qt', 2)]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item can only be removed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Items' }));
    await expect(canvas.queryByRole('button', { name: /^Replace/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeVisible();
  },
};
