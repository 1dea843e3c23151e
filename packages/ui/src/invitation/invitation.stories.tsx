import type { Fault, GrId, JoinRefusal, LinkAlreadyUsed, OpenInvitation, SignInNeeded } from '@gift-registry/domain';
import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler } from 'rxjs';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { invitationStream } from './invitation.stream.ts';
import { InvitationPage } from './invitation.view.tsx';

const registry = exampleRegistry({ secondaryFirstName: O.none });

interface OpenedProps {
  readonly found: E.Either<LinkAlreadyUsed | Fault, OpenInvitation> | 'never';
  readonly accepted: E.Either<SignInNeeded | LinkAlreadyUsed | JoinRefusal | Fault, GrId> | 'never';
  readonly leaveTo: (path: string) => void;
}

const Opened = ({ found, accepted, leaveTo }: OpenedProps) => {
  const [stream] = useState(() =>
    invitationStream({
      invitations: {
        openInvitation: () => () => (found === 'never' ? new Promise(() => {}) : Promise.resolve(found)),
        acceptInvitation: () => () => (accepted === 'never' ? new Promise(() => {}) : Promise.resolve(accepted)),
      },
      token: 'A'.repeat(43),
      leaveTo,
      scheduler: asyncScheduler,
    }),
  );
  return <InvitationPage stream={stream} />;
};

export default {
  title: 'Pages/Invitation/Invitation',
  component: Opened,
  subcomponents: { InvitationPage },
  args: {
    found: E.right({ registry, isLoggedIn: true, isOwn: false }),
    accepted: E.right(grIdOf('7310442')),
    leaveTo: fn(),
  },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Accepts: Story = {
  tags: ['more'],
  name: 'Accepts, and goes to the registry',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Amelia has invited you to help manage Amelia/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the Invitation' }));
    await waitFor(() => expect(args.leaveTo).toHaveBeenCalledWith('/gift-registry/registrant-list/7310442'));
  },
};
export const Own: Story = {
  tags: ['more'],
  name: 'For the sender: nothing to accept',
  args: { found: E.right({ registry, isLoggedIn: true, isOwn: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You already manage this registry/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to Your Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
  },
};
export const Stranger: Story = {
  name: 'Signed out: two links that return here',
  parameters: { a11y: { test: 'error' } },
  args: { found: E.right({ registry, isLoggedIn: false, isOwn: false }) },
  play: async ({ canvas }) => {
    const back = encodeURIComponent(`/account/invitation?token=${'A'.repeat(43)}`);
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/account/login?returnUrl=${back}`,
    );
    await expect(canvas.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      `/account/new?returnUrl=${back}`,
    );
  },
};
export const Spent: Story = {
  tags: ['more'],
  name: 'Used, revoked or expired',
  args: { found: E.left({ _tag: 'LinkAlreadyUsed' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This invitation no longer works' })).toBeVisible(),
};
