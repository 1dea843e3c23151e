import type { Fault, LinkAlreadyUsed, SignedIn, SignInRefusal } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { ConfirmAccountPage } from './confirm-account.view.tsx';
import { confirmAccountStream } from './new-account.stream.ts';

interface OpenedProps {
  readonly answer: E.Either<LinkAlreadyUsed | SignInRefusal | Fault, SignedIn> | 'never';
  readonly leaveTo: (path: string) => void;
}

const Opened = ({ answer, leaveTo }: OpenedProps) => {
  const [stream] = useState(() =>
    confirmAccountStream({
      account: { confirm: () => () => (answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer)) },
      token: 'A'.repeat(43),
      returnUrl: '/checkout/cart',
      leaveTo,
    }),
  );
  return <ConfirmAccountPage stream={stream} email="rosa@example.com" />;
};

export default {
  title: 'Pages/Account/Confirm account',
  component: Opened,
  subcomponents: { ConfirmAccountPage },
  args: { answer: E.right({ isLoggedIn: true }), leaveTo: fn() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const confirm = async (canvas: ReturnType<typeof within>): Promise<void> => {
  await fillIn(canvas.getByLabelText('Password'), 'four quiet blue teapots');
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm My Account' }));
};

export const Confirmed: Story = {
  tags: ['more'],
  name: 'Confirmed, and on to where one was going',
  play: async ({ canvas, args }) => {
    await confirm(canvas);
    await waitFor(() => expect(args.leaveTo).toHaveBeenCalledWith('/checkout/cart'));
  },
};
export const Spent: Story = {
  name: 'The link was used',
  parameters: { a11y: { test: 'error' } },
  args: { answer: E.left({ _tag: 'LinkAlreadyUsed' }) },
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no longer works');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an Account' })).toHaveAttribute('href', '/account/new');
  },
};
