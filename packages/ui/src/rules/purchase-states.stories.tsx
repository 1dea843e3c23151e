import { purchasedOfWanted, purchaseState, remaining, stillNeeded } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface Wish {
  readonly wanted: number;
  readonly purchased: number;
}

const examples: ReadonlyArray<Wish> = [
  { wanted: 1, purchased: 0 },
  { wanted: 1, purchased: 1 },
  { wanted: 8, purchased: 0 },
  { wanted: 8, purchased: 1 },
  { wanted: 8, purchased: 7 },
  { wanted: 8, purchased: 8 },
  { wanted: 8, purchased: 9 },
];

const rowOf = (wish: Wish): ReadonlyArray<string> => [
  String(wish.wanted),
  String(wish.purchased),
  purchaseState(wish),
  purchasedOfWanted(wish),
  purchaseState(wish) === 'full' ? '' : stillNeeded(remaining(wish)),
];

const PurchaseStates = (own: Wish) => (
  <RuleTable
    rule="Purchase state"
    columns={['Wanted', 'Purchased', 'State', 'Said on the card', 'Left']}
    rows={examples.map(rowOf)}
    own={rowOf(own)}
  />
);

/** How far the wish for a gift is fulfilled: none, partial or full, and what its card says of it. What was bought beyond the wish is full. */
const meta: Meta<typeof PurchaseStates> = { title: 'Rules/Purchase state', tags: ['!test'], component: PurchaseStates };
export default meta;

export const AtTheBounds: StoryObj<typeof PurchaseStates> = {
  name: 'At the bounds',
  args: { wanted: 999, purchased: 12 },
};
