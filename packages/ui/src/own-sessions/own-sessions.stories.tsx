import type { Fault, OpenSession, SignInNeeded } from '@gift-registry/domain';
import { exampleOpenSession, instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ownSessionsStream } from './own-sessions.stream.ts';
import { OwnSessionsSection } from './own-sessions.view.tsx';

const sessions: ReadonlyArray<OpenSession> = [
  exampleOpenSession('here', { device: { browser: 'Safari', system: 'macOS' } }),
  exampleOpenSession('phone', { device: { browser: 'Safari', system: 'iOS' }, isThis: false }),
  exampleOpenSession('unknown', {
    device: { browser: '', system: '' },
    lastUsedAt: instantOf('2027-05-12T10:00:00.000Z'),
    isThis: false,
  }),
];

interface OpenedProps {
  readonly answer: E.Either<SignInNeeded | Fault, ReadonlyArray<OpenSession>> | 'never';
}

const Opened = ({ answer }: OpenedProps) => {
  const [stream] = useState(() => {
    let open = answer;
    const readSessions = async () => (open === 'never' ? new Promise<never>(() => {}) : open);
    const only = (isLeft: (session: OpenSession) => boolean) => async () => {
      if (open !== 'never' && E.isRight(open)) open = E.right(open.right.filter(isLeft));
      return readSessions();
    };
    return ownSessionsStream({
      account: {
        sessions: readSessions,
        endSession: (ended) => only(({ id }) => id !== ended),
        endOtherSessions: only(({ isThis }) => isThis),
      },
      clock: { now: () => instantOf('2027-06-01T17:00:00.000Z'), timeZone: 'America/Chicago' },
      site: { timeZone: 'America/Chicago' },
    });
  });
  return <OwnSessionsSection stream={stream} />;
};

export default {
  title: 'Pages/Account/Where one is signed in',
  component: Opened,
  subcomponents: { OwnSessionsSection },
  args: { answer: E.right(sessions) },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Several: Story = {
  name: 'Here and elsewhere',
  tags: ['more'],
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const signOut = await canvas.findByRole('button', { name: 'Sign Out: Safari on iOS. Last used today.' });
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getByText('Last used May 12, 2027')).toBeVisible();
    await userEvent.click(signOut);
    await expect(await canvas.findByText('Signed out there.')).toBeVisible();
    await expect(canvas.queryByText('Safari on iOS')).toBeNull();
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out Everywhere Else' }));
    await expect(await canvas.findByText('You’re not signed in anywhere else.')).toBeVisible();
  },
};

export const Waiting: Story = { name: 'Not known yet', tags: ['!test'], args: { answer: 'never' } };
