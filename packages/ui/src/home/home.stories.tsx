import { liveCell } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { homeStream } from './home.stream.ts';
import { HomePage } from './home.view.tsx';

const Opened = ({ goTo, isLoggedIn }: { readonly goTo: (path: string) => void; readonly isLoggedIn: boolean }) => {
  const [stream] = useState(() => homeStream({ goTo, shell: liveCell({ isLoggedIn }) }));
  return <HomePage stream={stream} />;
};

const meta: Meta<typeof Opened> = { title: 'Home/Home', component: Opened, args: { goTo: fn(), isLoggedIn: false } };
export default meta;
type Story = StoryObj<typeof Opened>;

const finds: NonNullable<Story['play']> = async ({ canvas, args }) => {
  await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account/login?returnUrl=%2F');
  await userEvent.type(canvas.getByLabelText('Registry number'), '4218077{Enter}');
  await expect(args.goTo).toHaveBeenCalledWith('/gift-registry/guest-list/4218077');
};

export const Finds: Story = {
  name: '[ROUTE-20] Finds a registry by its number',
  play: finds,
};
export const NotANumber: Story = {
  name: '[ROUTE-20] Not a registry number',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Registry number'), '421');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Registry' }));
    await expect(canvas.getByLabelText('Registry number')).toBeInvalid();
    await expect(args.goTo).not.toHaveBeenCalled();
  },
};
export const SignedIn: Story = {
  name: '[ROUTE-20] [AUTH-01] Signed in: the number opens one’s own registry',
  args: { isLoggedIn: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^You are signed in\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Registry number'), '4218077{Enter}');
    await expect(args.goTo).toHaveBeenCalledWith('/gift-registry/registrant-list/4218077');
  },
};
export const ModeTwo: Story = { name: '[SITE-01] Mode Two', globals: { site: 'modern' }, play: finds };
export const Kids: Story = { name: '[SITE-01] Kids', globals: { site: 'kids' }, play: finds };
