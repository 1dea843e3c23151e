import { purchasedOfWanted, purchaseState, remaining, stillNeeded } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RuleTable } from './testing/rule-table.tsx';

/** How far a wish is fulfilled. */
interface Wish {
  readonly wants: number;
  readonly purchased: number;
}

const examples: ReadonlyArray<Wish> = [
  { wants: 1, purchased: 0 },
  { wants: 1, purchased: 1 },
  { wants: 8, purchased: 0 },
  { wants: 8, purchased: 1 },
  { wants: 8, purchased: 7 },
  { wants: 8, purchased: 8 },
  { wants: 8, purchased: 9 },
];

const PurchaseStates = (own: Wish) => (
  <RuleTable
    rule="Purchase state"
    columns={['Wanted', 'Purchased', 'State', 'Said on the card', 'Left']}
    rows={[...examples, own].map((wish) => [
      String(wish.wants),
      String(wish.purchased),
      purchaseState(wish),
      purchasedOfWanted(wish),
      purchaseState(wish) === 'full' ? '' : stillNeeded(remaining(wish)),
    ])}
  />
);

const meta: Meta<typeof PurchaseStates> = { title: 'Rules/Purchase state', component: PurchaseStates };
export default meta;

export const AtTheBounds: StoryObj<typeof PurchaseStates> = {
  name: '[ITEM-01] [ITEM-02] At the bounds',
  args: { wants: 999, purchased: 12 },
  play: async ({ canvasElement }) => {
    const states = within(canvasElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
    await expect(states).toEqual(['none', 'full', 'none', 'partial', 'partial', 'full', 'full', 'partial']);
  },
};
