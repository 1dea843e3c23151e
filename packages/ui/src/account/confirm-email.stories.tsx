import type { Fault, LinkAlreadyUsed } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { confirmEmailStream } from './confirm-email.stream.ts';
import { ConfirmEmailPage } from './confirm-email.view.tsx';

const Opened = ({ answer }: { readonly answer: E.Either<LinkAlreadyUsed | Fault, void> }) => {
  const [stream] = useState(() =>
    confirmEmailStream({ confirmEmail: () => () => Promise.resolve(answer) }, 'A'.repeat(43)),
  );
  return <ConfirmEmailPage stream={stream} />;
};

export default {
  title: 'Pages/Account/Confirm email',
  component: Opened,
  subcomponents: { ConfirmEmailPage },
  args: { answer: E.right(undefined) },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Confirmed: Story = {
  tags: ['more'],
  name: 'Confirmed: on to the account',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Email' }));
    await expect(await canvas.findByRole('link', { name: 'Go to Your Account' })).toHaveAttribute('href', '/account');
  },
};

export const Used: Story = {
  tags: ['more'],
  name: 'The link was used',
  args: { answer: E.left({ _tag: 'LinkAlreadyUsed' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link no longer works.');
  },
};
