import type { Fault, NewAccountRefusal } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { newAccountStream } from './new-account.stream.ts';
import { NewAccountPage } from './new-account.view.tsx';

const Opened = ({ answer }: { readonly answer: E.Either<NewAccountRefusal | Fault, void> | 'never' }) => {
  const [stream] = useState(() =>
    newAccountStream({
      account: { create: () => () => (answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer)) },
      returnUrl: '/checkout/cart',
    }),
  );
  return <NewAccountPage stream={stream} returnUrl="/checkout/cart" />;
};

export default {
  title: 'Pages/Account/New account',
  component: Opened,
  subcomponents: { NewAccountPage },
  args: { answer: E.right(undefined) },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const fill = async (canvas: ReturnType<typeof within>): Promise<void> => {
  await fillIn(canvas.getByLabelText('First name'), 'Rosa');
  await fillIn(canvas.getByLabelText('Last name'), 'Almeida');
  await fillIn(canvas.getByLabelText('Email'), 'rosa@example.com');
  await fillIn(canvas.getByLabelText('Password'), 'four quiet blue teapots');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
};

export const Sent: Story = {
  tags: ['more'],
  name: 'An email was sent',
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(canvas.getByText(/rosa@example.com/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Another Address' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
  },
};
export const Unreadable: Story = {
  name: 'Invalid fields are marked, and the first one has the focus',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await fillIn(canvas.getByLabelText('Last name'), 'Almeida');
    await userEvent.type(canvas.getByLabelText('Password'), '1234567{Enter}');
    await expect(canvas.getByText('Please choose a password with at least 8 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
  },
};
