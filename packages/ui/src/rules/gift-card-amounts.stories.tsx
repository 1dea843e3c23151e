import { giftCardKinds, giftCardVerdict, giftCardVerdictWords, sites } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RuleTable } from './testing/rule-table.tsx';

const typed = ['', '4', '5', '9.99', '10', '24', '25', '999', '999.01', '1000', 'ten'];
const names = { GiftCard: 'Gift card', EGiftCard: 'eGift card' } as const;

/** What is said of an amount for a gift card. */
const GiftCardAmounts = ({ amount }: { readonly amount: string }) => (
  <RuleTable
    rule="Gift-card amounts"
    columns={['Typed', ...giftCardKinds.map(({ kind }) => names[kind])]}
    rows={[...typed, amount].map((text) => [
      `“${text}”`,
      ...giftCardKinds.map(({ kind }) => giftCardVerdictWords(sites.main, giftCardVerdict(kind, text)) || 'taken'),
    ])}
  />
);

const meta: Meta<typeof GiftCardAmounts> = { title: 'Rules/Gift-card amounts', component: GiftCardAmounts };
export default meta;

export const AtTheBounds: StoryObj<typeof GiftCardAmounts> = {
  name: '[GC-03] [GC-04] At the bounds',
  args: { amount: '75.50' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^“75.50”/ });
    await expect(within(row).getAllByText('taken')).toHaveLength(giftCardKinds.length);
    await expect(within(canvasElement).getByRole('row', { name: /^“1000”/ })).not.toHaveTextContent('taken');
  },
};
