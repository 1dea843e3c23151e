import type { CoRegistrant, Fault, ListRefusal } from '@gift-registry/domain';
import { grIdOf, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { NEVER } from 'rxjs';
import { expect, userEvent, waitFor } from 'storybook/test';
import { coRegistrantStream } from './co-registrant.stream.ts';
import { CoRegistrantSection } from './co-registrant.view.tsx';

const invited = {
  _tag: 'Invited',
  email: 'rosa@example.com',
  end: instantOf('2027-06-08T18:00:00.000Z'),
  isUndelivered: false,
} as const;

interface OpenedProps {
  readonly state: E.Either<ListRefusal | Fault, CoRegistrant> | 'never';
  readonly failsToRevoke: boolean;
}

const Opened = ({ state, failsToRevoke }: OpenedProps) => {
  const [stream] = useState(() =>
    coRegistrantStream({
      invitations: {
        coRegistrant: () => () => (state === 'never' ? new Promise(() => {}) : Promise.resolve(state)),
        invite: () => () => Promise.resolve(E.right(invited)),
        revokeInvitation: () => () =>
          Promise.resolve(failsToRevoke ? E.left({ _tag: 'Unavailable' }) : E.right({ _tag: 'Alone' })),
      },
      grId: grIdOf('7310442'),
      registryChanges$: NEVER,
    }),
  );
  return <CoRegistrantSection stream={stream} site={sites.main} />;
};

export default {
  title: 'Pages/Invitation/Co-registrant',
  component: Opened,
  subcomponents: { CoRegistrantSection },
  args: { state: E.right({ _tag: 'Alone' }), failsToRevoke: false },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Invites: Story = {
  tags: ['more'],
  name: 'Invites a co-registrant by email',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite a Co-registrant' }));
    const email = await canvas.findByLabelText('Your co-registrant’s email');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'rosa{Enter}');
    await expect(email).toBeInvalid();
    await userEvent.type(email, '@example.com{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'rosa@example.com has been invited. The invitation is good until Jun 8, 2027.',
    );
  },
};
export const TakesBack: Story = {
  tags: ['more'],
  name: 'Revokes an invitation',
  args: { state: E.right(invited) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Invitation' }));
    await expect(await canvas.findByRole('button', { name: 'Invite a Co-registrant' })).toBeVisible();
  },
};
export const Shared: Story = {
  name: 'Shared: names the other account',
  parameters: { a11y: { test: 'error' } },
  args: {
    state: E.right({
      _tag: 'Shared',
      other: O.some({ email: 'rosa@example.com', firstName: 'Rosa', lastName: 'Almeida' }),
    }),
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText('You manage this registry together with Rosa Almeida (rosa@example.com).'),
    ).toBeVisible(),
};
