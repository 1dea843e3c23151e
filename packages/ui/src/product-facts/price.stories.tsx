import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { Price } from './price.tsx';

/** The price of the day and the regular one, as they are shown. */
interface PriceArgs {
  /** The price of today, with the sign of its currency. */
  readonly price: string;
  /** Struck through beside a lower price of today; nothing is shown where it is empty. */
  readonly struckPrice: string;
}

const Shown = ({ price, struckPrice }: PriceArgs) => (
  <main style={{ margin: 24 }}>
    <Price facts={{ price, struckPrice: struckPrice === '' ? O.none : O.some(struckPrice) }} className={undefined} />
  </main>
);

export default {
  title: 'Card/Price',
  component: Shown,
  parameters: {
    whenToUse: 'what one piece costs, with what it cost before a sale',
    whenNot: 'sums of a cart or an order, which are plain text in tabular figures',
    docs: { story: { height: '120px' } },
  },
  subcomponents: { Price },
  args: { price: '$149.95', struckPrice: '$189.95' },
} satisfies Meta<typeof Shown>;

export const TryIt: StoryObj<typeof Shown> = { name: 'Try it', tags: ['!test'] };
