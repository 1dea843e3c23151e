import { centsOf, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ContinueForm } from './continue-form.view.tsx';

export default {
  title: 'Dialogs/Continue',
  component: ContinueForm,
  args: {
    intent: {
      _tag: 'giftCard',
      registry: O.some({ grId: grIdOf('7310442'), role: 'guest', linkKey: O.some('link key') }),
      card: O.some({ _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(2_550) }),
    },
    referrer: { referrerId: 'mail' },
    onContinue: fn(),
    children: 'Continue to Mode Two',
  },
} satisfies Meta<typeof ContinueForm>;
type Story = StoryObj<typeof ContinueForm>;

export const ToMode: Story = {
  name: 'To Mode Two, with a gift card; a double click submits once',
  parameters: { requirements: ['XB-02'], a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue to Mode Two (opens in a new tab)' });
    const form = button.closest('form');
    if (form === null) throw new Error('no form');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      intent: 'giftCard',
      grId: '7310442',
      role: 'guest',
      key: 'link key',
      purchasedGiftCardAmount: '25.50',
      purchasedGiftCardType: 'EGiftCard',
      referrerId: 'mail',
    });
    await expect(form).toHaveAttribute('rel', 'noopener');
    const send = fn((event: SubmitEvent) => event.preventDefault());
    form.addEventListener('submit', send);
    await userEvent.dblClick(button);
    await expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
  },
};
