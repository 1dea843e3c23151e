import { createState, eventTypeOf, type OwnRegistry, type SiteId } from '@gift-registry/domain';
import { dayOf, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O, taskEither as TE } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { homeStream } from './home.stream.ts';
import { HomePage } from './home.view.tsx';

interface OpenedProps {
  readonly site: SiteId;
  readonly goTo: (path: string) => void;
  readonly isLoggedIn: boolean;
  readonly own: ReadonlyArray<OwnRegistry>;
}

const Opened = ({ site, goTo, isLoggedIn, own }: OpenedProps) => {
  const [stream] = useState(() =>
    homeStream({
      goTo,
      shell: createState({ isLoggedIn }),
      registries: { mine: TE.right(own) },
      log: { write: () => () => undefined },
    }),
  );
  return <HomePage stream={stream} site={{ id: site }} />;
};

const meta: Meta<typeof Opened> = {
  title: 'Home/Home',
  component: Opened,
  subcomponents: { HomePage },
  args: { site: 'main', goTo: fn(), isLoggedIn: false, own: [] },
};
export default meta;
type Story = StoryObj<typeof Opened>;

const finds: NonNullable<Story['play']> = async ({ canvas, args }) => {
  await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account/login?returnUrl=%2F');
  await userEvent.type(canvas.getByLabelText('Name or registry number'), '4218077{Enter}');
  await expect(args.goTo).toHaveBeenCalledWith('/gift-registry/guest-list/4218077');
};

export const Finds: Story = {
  tags: ['more'],
  name: 'Finds a registry by its number',
  play: finds,
};
export const NotANumber: Story = {
  tags: ['more'],
  name: 'Neither a number nor a name',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name or registry number'), '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Registry' }));
    await expect(canvas.getByLabelText('Name or registry number')).toBeInvalid();
    await expect(args.goTo).not.toHaveBeenCalled();
  },
};
export const SignedIn: Story = {
  tags: ['more'],
  name: 'Signed in: the number opens one’s own registry',
  args: { isLoggedIn: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^You’re signed in/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Name or registry number'), '4218077{Enter}');
    await expect(args.goTo).toHaveBeenCalledWith('/gift-registry/registrant-list/4218077');
  },
};
export const Own: Story = {
  tags: ['more'],
  name: 'Signed in: a link to one’s own registries',
  args: {
    isLoggedIn: true,
    own: [
      {
        grId: grIdOf('7310442'),
        eventType: eventTypeOf('br'),
        eventDate: dayOf('2027-06-12'),
        primaryFirstName: 'Amelia',
        secondaryFirstName: O.some('Jonah'),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your registries' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'Amelia & Jonah Wedding Registry, Jun 12, 2027' }),
    ).toHaveAttribute('href', '/gift-registry/registrant-list/7310442');
  },
};
export const ModeTwo: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  play: finds,
};
export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  play: finds,
};

export const ForChildren: Story = {
  name: 'The site for children’s things opens with a nursery',
  parameters: { a11y: { test: 'error' } },
  args: { site: 'kids' },
  globals: { site: 'kids' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/art/event-baby-800.webp');
    await expect(picture).toHaveAttribute('srcset', '/art/event-baby-800.webp 800w, /art/event-baby-1600.webp 1600w');
  },
};
