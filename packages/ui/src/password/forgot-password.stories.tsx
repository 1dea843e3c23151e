import type { EmailInvalid, Fault } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { ForgotPasswordPage } from './forgot-password.view.tsx';
import { forgotPasswordStream } from './password.stream.ts';

const Opened = ({ answer }: { readonly answer: E.Either<EmailInvalid | Fault, void> | 'never' }) => {
  const [stream] = useState(() =>
    forgotPasswordStream({
      forgotPassword: () => () => (answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer)),
    }),
  );
  return <ForgotPasswordPage stream={stream} />;
};

export default {
  title: 'Pages/Account/Forgot password',
  component: Opened,
  subcomponents: { ForgotPasswordPage },
  args: { answer: E.right(undefined) },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const ask = async (canvas: ReturnType<typeof within>, email = 'rosa@example.com'): Promise<void> => {
  await fillIn(canvas.getByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
};

export const Sent: Story = {
  tags: ['more'],
  name: 'Sent: the same message whether or not the account exists',
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/If rosa@example.com has an account/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
  },
};
export const TooOften: Story = {
  name: 'Too many requests',
  parameters: { a11y: { test: 'error' } },
  args: { answer: E.left({ _tag: 'TooManyRequests', retryAfterSeconds: 900 }) },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('15 minutes');
  },
};
