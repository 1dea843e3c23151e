import type { Account, Fault, SignInRefusal } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { signInStream } from './sign-in.stream.ts';
import { SignInPage } from './sign-in.view.tsx';

interface OpenedProps {
  readonly answer: E.Either<SignInRefusal | Fault, { readonly isLoggedIn: boolean }> | 'never';
  readonly leaveTo: (path: string) => void;
  readonly isRedirect: boolean;
  readonly isSignedOut: boolean;
}

const RETURN_URL = '/gift-registry/registrant-list/7310442';

const Opened = ({ answer, leaveTo, ...came }: OpenedProps) => {
  const [stream] = useState(() => {
    const signIn: Account['signIn'] = () => () =>
      answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
    return signInStream({ account: { signIn }, returnUrl: RETURN_URL, leaveTo });
  });
  return <SignInPage stream={stream} returnUrl={RETURN_URL} {...came} />;
};

export default {
  title: 'Pages/Account/Sign in',
  component: Opened,
  subcomponents: { SignInPage },
  args: { answer: E.right({ isLoggedIn: true }), leaveTo: fn(), isRedirect: false, isSignedOut: false },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const signIn = async (canvas: ReturnType<typeof within>): Promise<void> => {
  await fillIn(canvas.getByLabelText('Email'), 'amelia@example.com');
  await fillIn(canvas.getByLabelText('Password'), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
};

export const SignsIn: Story = {
  tags: ['more'],
  name: 'Signs in and goes back',
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await expect(args.leaveTo).toHaveBeenCalledWith('/gift-registry/registrant-list/7310442');
  },
};
export const SignedOut: Story = {
  tags: ['more'],
  name: 'After signing out',
  args: { isSignedOut: true },
  play: async ({ canvas }) =>
    expect(canvas.getByText('You’re signed out. Sign in again to manage your registry.')).toBeVisible(),
};
export const Refused: Story = {
  name: 'Email and password do not match',
  parameters: { a11y: { test: 'error' } },
  args: { answer: E.left({ _tag: 'BadCredentials' }) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('amelia@example.com');
  },
};
export const ShowPassword: Story = {
  tags: ['more'],
  name: 'Showing the password, by keyboard',
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'secret');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
  },
};
