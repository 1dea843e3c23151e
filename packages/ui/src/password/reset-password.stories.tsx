import type { Fault, LinkAlreadyUsed, PasswordRefusal } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { resetPasswordStream } from './password.stream.ts';
import { ResetPasswordPage } from './reset-password.view.tsx';

const Opened = ({
  answer,
}: {
  readonly answer: E.Either<LinkAlreadyUsed | PasswordRefusal | Fault, void> | 'never';
}) => {
  const [stream] = useState(() =>
    resetPasswordStream({
      account: { resetPassword: () => () => (answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer)) },
      token: 'A'.repeat(43),
    }),
  );
  return <ResetPasswordPage stream={stream} email="rosa@example.com" />;
};

export default {
  title: 'Pages/Account/Reset password',
  component: Opened,
  subcomponents: { ResetPasswordPage },
  args: { answer: E.right(undefined) },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const choose = async (canvas: ReturnType<typeof within>, password = 'four quiet blue teapots'): Promise<void> => {
  await fillIn(canvas.getByLabelText('New password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
};

export const Changed: Story = {
  tags: ['more'],
  name: 'Changed: sign in with it',
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?returnUrl=%2Faccount',
    );
  },
};
export const Spent: Story = {
  name: 'The link was used',
  parameters: { a11y: { test: 'error' } },
  args: { answer: E.left({ _tag: 'LinkAlreadyUsed' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[autocomplete="username"]')).toHaveValue('rosa@example.com');
    await choose(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no longer works');
    await expect(canvas.getByRole('link', { name: 'Get a New Link' })).toBeVisible();
  },
};
