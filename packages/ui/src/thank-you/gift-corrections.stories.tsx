import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { elsewhereGifts, exampleGifts } from './testing/example-thanks.ts';
import { OpenedThankYouPage } from './testing/opened-thank-you.tsx';
import { ThankYouPage } from './thank-you.view.tsx';

export default {
  title: 'Pages/Registry/Thank You Manager, put right',
  component: OpenedThankYouPage,
  subcomponents: { ThankYouPage },
  args: { gifts: [...exampleGifts, ...elsewhereGifts] },
} satisfies Meta<typeof OpenedThankYouPage>;
type Story = StoryObj<typeof OpenedThankYouPage>;

export const Confirming: Story = {
  name: 'Gifts said to be bought elsewhere: one is confirmed, undone and confirmed again',
  parameters: { requirements: ['ELSE-02'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Said by Noor Haddad, not confirmed')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Vale Carafe from Noor Haddad' }));
    await expect(canvas.getByText('1 gift confirmed.')).toHaveAttribute('role', 'status');
    await expect(canvas.getAllByText('Said by Noor Haddad, not confirmed')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo confirming Vale Carafe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm all 2 from Noor Haddad' }));
    await expect(canvas.queryByText('Said by Noor Haddad, not confirmed')).toBeNull();
  },
};

export const Rejecting: Story = {
  name: 'A gift that did not come is rejected after a question, or all of its giver',
  parameters: { requirements: ['ELSE-02'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const reject = () => canvas.getByRole('button', { name: 'Reject Juniper Lantern from Noor Haddad' });
    await userEvent.click(reject());
    const asked = await screen.findByRole('dialog', { name: 'Juniper Lantern did not come?' });
    await expect(asked).toHaveTextContent('We’ll tell Noor Haddad kindly that you couldn’t find it');
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await waitFor(() => expect(reject()).toHaveFocus());
    await userEvent.click(reject());
    await userEvent.click(await screen.findByRole('button', { name: 'Reject All 2 from Noor Haddad' }));
    await waitFor(() => expect(canvas.queryByText('Noor Haddad')).toBeNull());
    await expect(canvas.getByText('2 gifts rejected. Your list shows what is wanted again.')).toBeInTheDocument();
  },
};

export const Arriving: Story = {
  name: 'A gift arrived damaged: who helps, and back again',
  parameters: { requirements: ['GIFT-01'], a11y: { test: 'error' } },
  args: { gifts: elsewhereGifts.map(({ shop: _shop, isUnconfirmed: _unconfirmed, ...gift }) => gift) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It’s Damaged: Vale Carafe from Noor Haddad' }));
    await expect(
      canvas.getByText(/^Arrived damaged May 16, 2027\. We’ll help: call .*, with your registry number \d+\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Vale Carafe arrived' }));
    await userEvent.click(canvas.getByRole('button', { name: 'It Arrived: Vale Carafe from Noor Haddad' }));
    await expect(canvas.getByText('Arrived May 16, 2027')).toBeVisible();
  },
};

export const Adding: Story = {
  name: 'A gift that came another way is added, in words, and removed again',
  parameters: { requirements: ['ELSE-02'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Gift' }));
    const form = await screen.findByRole('dialog', { name: 'Add a gift that came another way' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Gift' }));
    await expect(screen.getByText('Say what it is, in up to 120 characters.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Describe it' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: 'Describe it' }), 'Hand-knit blanket');
    await userEvent.type(screen.getByRole('textbox', { name: 'First name of the giver' }), 'Ida');
    await expect(form).toHaveTextContent('Nobody gets an email about it.');
    await userEvent.click(screen.getByRole('button', { name: 'Add Gift' }));
    await expect(await canvas.findByText('Hand-knit blanket')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hand-knit blanket from Ida' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('Hand-knit blanket')).toBeNull());
  },
};

export const Naming: Story = {
  name: 'The name of a giver is corrected',
  parameters: { requirements: ['ELSE-02'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct name: Peter Whitlock' }));
    const first = await screen.findByRole('textbox', { name: 'First name' });
    await expect(first).toHaveValue('Peter');
    await userEvent.clear(first);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByText('Enter a first name, up to 60 characters.')).toBeVisible();
    await userEvent.type(first, 'Pieter');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Pieter Whitlock')).toBeVisible();
    await expect(canvas.getByText('Name corrected.')).toHaveAttribute('role', 'status');
  },
};
