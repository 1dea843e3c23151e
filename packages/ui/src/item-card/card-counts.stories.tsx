import { exampleItem, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleFund } from '../contribution/testing/example-fund.ts';
import { purchaseCount } from '../list-model/index.ts';
import { CardCounts } from './card-counts.tsx';

/** How far the wish for an item is fulfilled. */
interface CountsArgs {
  /** Units that are wanted. */
  readonly wanted: number;
  /** Units that were bought. */
  readonly purchased: number;
  /** Whether it is a group gift, which counts money instead of units. */
  readonly isGroupGift: boolean;
  /** What was contributed to the group gift, in cents, of $1,649. */
  readonly raised: number;
}

const Counted = ({ wanted, purchased, isGroupGift, raised }: CountsArgs) => (
  <main style={{ width: 302, margin: 24 }}>
    <CardCounts
      card={purchaseCount(sites.main, isGroupGift ? exampleFund(raised) : exampleItem({ wanted, purchased }))}
    />
  </main>
);

export default {
  title: 'Card/Counts',
  component: Counted,
  parameters: {
    whenToUse: 'how many of a gift are wanted and bought, wherever the gift is shown',
    whenNot: 'money: Fund meter',
    docs: { story: { height: '140px' } },
  },
  subcomponents: { CardCounts },
  args: { wanted: 8, purchased: 3, isGroupGift: false, raised: 94_000 },
} satisfies Meta<typeof Counted>;

export const TryIt: StoryObj<typeof Counted> = { name: 'Try it', tags: ['!test'] };
