import { skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TermsDialogModel } from './terms-dialog.ts';
import { TermsDialog } from './terms-dialog.view.tsx';

const asking = (content: TermsDialogModel['content']) => ({
  isOpen: true,
  question: O.some({ sku: skuOf('411104'), name: 'Boulder Lounge Chair in Rust', to: 'cart' as const }),
  content,
});

export default {
  title: 'Dialogs/Terms dialog',
  parameters: {
    whenToUse: 'terms that must be accepted before a product is added',
    whenNot: 'information that can be skipped',
  },
  component: TermsDialog,
  args: {
    model: asking({
      _tag: 'Read',
      value: {
        blocks: [{ _tag: 'Paragraph', text: 'Made for you when you order, so it can’t be returned.' }],
        leadTime: 'Made for you in 8 to 10 weeks',
      },
    }),
    onAnswer: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof TermsDialog>;
type Story = StoryObj<typeof TermsDialog>;

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'Confirm Your Selection' });
  await waitFor(() => expect(getComputedStyle(found).opacity).toBe('1'));
  return within(found);
};

export const Asking: Story = {
  name: 'The terms, and the two answers',
  parameters: { a11y: { test: 'error' } },
  play: async ({ args }) => {
    const terms = await dialog();
    await expect(terms.getByText('Boulder Lounge Chair in Rust')).toBeVisible();
    await userEvent.click(terms.getByRole('button', { name: 'Accept Terms And Add To Cart' }));
    await userEvent.click(terms.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, 'accept');
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, 'decline');
  },
};

export const Loading: Story = {
  tags: ['more'],
  name: 'While the terms are read nothing can be accepted',
  args: { model: asking({ _tag: 'Loading' }) },
  play: async () => {
    const terms = await dialog();
    await expect(terms.getByText('Loading the terms')).toBeInTheDocument();
    await expect(terms.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'The terms cannot be read, and one may try again',
  parameters: { a11y: { test: 'error' } },
  args: { model: asking({ _tag: 'Failed', fault: { _tag: 'Unavailable' } }) },
  play: async ({ args }) => {
    const terms = await dialog();
    await expect(terms.getByRole('alert')).toHaveTextContent('We’re having trouble connecting.');
    await userEvent.click(terms.getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
