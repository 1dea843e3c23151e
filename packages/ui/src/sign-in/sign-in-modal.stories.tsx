import type { Fault, SignedIn, SignInRefusal } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { fillIn } from '../form/testing/fill-in.ts';
import { SignInModal } from './sign-in-modal.view.tsx';
import { signInPromptStream } from './sign-in-prompt.stream.ts';

interface SignInExampleProps {
  readonly config: E.Either<Fault, SignedIn> | 'never';
  readonly answer: E.Either<SignInRefusal | Fault, SignedIn>;
  readonly leaveTo: (path: string) => void;
}

const SignInExample = ({ config, answer, leaveTo }: SignInExampleProps) => {
  const [stream] = useState(() =>
    signInPromptStream({
      account: {
        config: () => (config === 'never' ? new Promise(() => {}) : Promise.resolve(config)),
        signIn: () => () => Promise.resolve(answer),
      },
      page: () => '/gift-registry/guest-list/7310442',
      hasWidgetContainer: () => false,
      onSignedIn: () => undefined,
      leaveTo,
      scheduler: asyncScheduler,
      log: { write: () => () => undefined },
    }),
  );
  return (
    <main style={{ padding: 24 }}>
      <Button onClick={() => stream.ask(O.some('/checkout/cart'))}>Add to Registry</Button>
      <SignInModal stream={stream} />
    </main>
  );
};

export default {
  title: 'Dialogs/Sign in',
  component: SignInExample,
  subcomponents: { SignInModal },
  args: { config: E.right({ isLoggedIn: false }), answer: E.right({ isLoggedIn: true }), leaveTo: fn() },
} satisfies Meta<typeof SignInExample>;
type Story = StoryObj<typeof SignInExample>;

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add to Registry' }));
  return screen.findByRole('dialog', { name: 'Account Sign In' });
};

export const Anonymous: Story = {
  tags: ['more'],
  name: 'Signed out: signs in, and continues',
  play: async ({ args }) => {
    const dialog = within(await openDialog());
    await fillIn(await dialog.findByLabelText('Email'), 'amelia@example.com');
    await fillIn(dialog.getByLabelText('Password'), 'correct horse');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.leaveTo).toHaveBeenCalledWith('/checkout/cart'));
  },
};
export const Ways: Story = {
  tags: ['more'],
  name: 'Links for a new account and a forgotten password; Escape closes it and the focus returns',
  play: async () => {
    const dialog = within(await openDialog());
    await expect(await dialog.findByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      '/account/new?returnUrl=%2Fcheckout%2Fcart',
    );
    await expect(dialog.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/account/forgot-password',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to Registry' })).toHaveFocus());
  },
};

export const Refused: Story = {
  name: 'Wrong email or password',
  parameters: { a11y: { test: 'error' } },
  args: { answer: E.left({ _tag: 'BadCredentials' }) },
  play: async ({ args }) => {
    const dialog = within(await openDialog());
    await userEvent.type(await dialog.findByLabelText('Email'), 'amelia@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'a guess{Enter}');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveValue('amelia@example.com');
    await expect(args.leaveTo).not.toHaveBeenCalled();
  },
};
