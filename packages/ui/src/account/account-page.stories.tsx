import type { AccountProfile, Fault, SignInNeeded } from '@gift-registry/domain';
import { dayOf, exampleRegistry, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { accountPageStream } from './account-page.stream.ts';
import { AccountPage, type AccountPageProps } from './account-page.view.tsx';

const profile: AccountProfile = {
  email: 'amelia@example.com',
  firstName: 'Amelia',
  lastName: 'Okafor',
  language: 'en',
  goes: [exampleRegistry({ secondaryFirstName: O.none })],
  stays: [exampleRegistry({ grId: grIdOf('7310443'), eventDate: O.some(dayOf('2028-01-03')) })],
};

interface OpenedProps {
  readonly answer: E.Either<SignInNeeded | Fault, AccountProfile> | 'never';
  /** The profile returned from the second read on. */
  readonly movedTo?: AccountProfile;
  readonly leaveTo: (path: string) => void;
  readonly signOut: () => void;
  readonly dataExport?: AccountPageProps['dataExport'];
  readonly site?: AccountPageProps['site'];
}

const Opened = ({ answer, movedTo, leaveTo, signOut, dataExport, site = sites.main }: OpenedProps) => {
  const [stream] = useState(() => {
    let reads = 0;
    return accountPageStream({
      account: {
        profile: () => {
          reads += 1;
          if (answer === 'never') return new Promise(() => {});
          return Promise.resolve(reads > 1 && movedTo !== undefined ? E.right(movedTo) : answer);
        },
        changeName: () => () => Promise.resolve(E.right(undefined)),
        changeEmail:
          ({ password }) =>
          () =>
            Promise.resolve(password === 'hydrangea-52' ? E.right(undefined) : E.left({ _tag: 'PasswordWrong' })),
        changePassword:
          ({ present }) =>
          () =>
            Promise.resolve(
              present === 'hydrangea-52' ? E.right({ isLoggedIn: true }) : E.left({ _tag: 'PasswordWrong' }),
            ),
        remove:
          ({ password, shown }) =>
          async () => {
            if (movedTo !== undefined && shown.stays.length > 0) return E.left({ _tag: 'DeletionVersionConflict' });
            return password === 'hydrangea-52' ? E.right({ isLoggedIn: false }) : E.left({ _tag: 'PasswordWrong' });
          },
      },
      registries: {
        mine: () =>
          Promise.resolve(
            E.right(answer !== 'never' && E.isRight(answer) ? [...answer.right.goes, ...answer.right.stays] : []),
          ),
      },
      signOut,
      leaveTo,
      onDeleted: () => undefined,
      scheduler: asyncScheduler,
    });
  });
  return <AccountPage stream={stream} site={site} {...(dataExport === undefined ? {} : { dataExport })} />;
};

export default {
  title: 'Pages/Account/Account page',
  component: Opened,
  subcomponents: { AccountPage },
  args: { answer: E.right(profile), leaveTo: fn(), signOut: fn() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Loaded: Story = {
  name: 'Name, mail address, registries; signs out',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Amelia Okafor')).toBeVisible();
    await expect(canvas.getByText('amelia@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Amelia & Jonah/ })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310443',
    );
    await expect(canvas.getByRole('region', { name: 'Your registries' }).querySelectorAll('img')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.signOut).toHaveBeenCalledOnce();
  },
};
export const ChangesPassword: Story = {
  tags: ['more'],
  name: 'Changing the password needs the present one',
  play: async ({ canvas }) => {
    await fillIn(await canvas.findByLabelText('Current password'), 'a guess');
    await fillIn(canvas.getByLabelText('New password'), 'four quiet teapots');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not your current password');
    const present = canvas.getByLabelText('Current password');
    await waitFor(() => expect(present).toHaveFocus());
    await userEvent.clear(present);
    await userEvent.type(present, 'hydrangea-52{Enter}');
    await expect(await canvas.findByText(/^Your password has been changed/)).toHaveRole('status');
  },
};
export const ChangesEmail: Story = {
  tags: ['more'],
  name: 'Changing the email needs the password, and sends a link',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }));
    await fillIn(canvas.getByLabelText('New email'), 'amelia.okafor@example.com');
    const [password] = canvas.getAllByLabelText('Current password');
    if (password !== undefined) await userEvent.type(password, 'hydrangea-52{Enter}');
    await expect(await canvas.findByText(/^We’ve sent a link to amelia\.okafor@example\.com/)).toBeVisible();
    await expect(canvas.getByText('amelia@example.com')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change email' })).toHaveFocus();
  },
};
export const ChangesLanguage: Story = {
  tags: ['more'],
  name: 'Canada: the language of emails can be changed',
  args: { site: sites.canada },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change language' }));
    await userEvent.selectOptions(canvas.getByLabelText('Language of your emails'), 'Français');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Language' }));
    await expect(await canvas.findByText('From now on we’ll write to you in this language.')).toBeVisible();
    await expect(canvas.getByText('Français')).toBeVisible();
  },
};
export const Leaves: Story = {
  name: 'Deleting: lists what is deleted and what stays, and asks for the password',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete My Account…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await expect(dialog.getByText('7310442')).toBeInTheDocument();
    await expect(dialog.getByText(/stay with your co-registrant/)).toBeInTheDocument();
    await expect(dialog.getByText(/Orders won’t be canceled, and gift cards won’t be refunded/)).toBeInTheDocument();
    const leave = dialog.getByRole('button', { name: 'Delete My Account' });
    await expect(leave).toBeDisabled();
    const [keepAt, leaveAt] = [dialog.getByRole('button', { name: 'Keep My Account' }), leave].map((button) =>
      button.getBoundingClientRect(),
    );
    await expect(keepAt?.top).toBe(leaveAt?.top);
    await expect(leaveAt?.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'a guess');
    await userEvent.click(leave);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('not your current password');
    await expect(dialog.queryByText('Please enter your password.')).toBeNull();
    await expect(dialog.getByLabelText(/^Your password/)).toBeInvalid();
    await userEvent.clear(dialog.getByLabelText(/^Your password/));
    await fillIn(dialog.getByLabelText(/^Your password/), 'hydrangea-52');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }));
    await expect(await screen.findByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
    await expect(args.leaveTo).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: 'Could not be read; can be tried again',
  parameters: { a11y: { test: 'error' } },
  args: { answer: E.left({ _tag: 'Unavailable' }) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible(),
};
export const Loading: Story = {
  name: 'It takes a while',
  args: { answer: 'never' },
};
