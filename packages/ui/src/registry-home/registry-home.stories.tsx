import { createState, type Fault, type OwnRegistry } from '@gift-registry/domain';
import { exampleRegistry, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, fn, userEvent } from 'storybook/test';
import { findFormStream } from '../find-registry/index.ts';
import { registryHomeStream } from './registry-home.stream.ts';
import { RegistryHomePage } from './registry-home.view.tsx';

interface OpenedProps {
  readonly isLoggedIn: boolean;
  readonly isChosen: boolean;
  readonly answer: E.Either<Fault, ReadonlyArray<OwnRegistry>> | 'never';
  readonly goTo: (path: string) => void;
}

const wedding = exampleRegistry();

const Opened = ({ isLoggedIn, isChosen, answer, goTo }: OpenedProps) => {
  const [shell] = useState(() => createState({ isLoggedIn }));
  const [stream] = useState(() =>
    registryHomeStream({
      registries: { mine: () => (answer === 'never' ? NEVER : of(answer)) },
      site: sites.main,
      chosen: isChosen ? O.some(wedding.grId) : O.none,
      shell,
      log: { write: () => () => undefined },
    }),
  );
  const [find] = useState(() => findFormStream({ goTo, shell }));
  return <RegistryHomePage stream={stream} find={find} />;
};

export default {
  title: 'Pages/Registry/Registry Home',
  component: Opened,
  subcomponents: { RegistryHomePage },
  args: { isLoggedIn: true, isChosen: false, answer: E.right([wedding]), goTo: fn() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Own: Story = {
  name: 'Own registries, create one, find one',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Amelia & Jonah Wedding Registry, Jun 12, 2027' }),
    ).toHaveAttribute('href', '/gift-registry/registrant-list/7310442');
    await expect(canvas.getByRole('link', { name: 'Create a Registry' })).toHaveAttribute('href', '/gift-registry/new');
    await userEvent.type(canvas.getByLabelText('Name or registry number'), 'Hart{Enter}');
    await expect(args.goTo).toHaveBeenCalledWith('/gift-registry/find?text=Hart');
  },
};
export const Chosen: Story = {
  name: 'With a chosen registry: first steps',
  parameters: { a11y: { test: 'error' } },
  args: { isChosen: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Start adding gifts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Browse our favorites/ })).toHaveAttribute(
      'href',
      '/gift-registry/add-more-gifts/wedding',
    );
  },
};
export const SignedOut: Story = {
  tags: ['more'],
  name: 'Not signed in',
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?returnUrl=%2Fgift-registry%2Fmy-gift-registry%2F',
    );
  },
};
export const None: Story = {
  tags: ['more'],
  name: 'No registry yet',
  args: { answer: E.right([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You don’t have a registry yet/)).toBeVisible();
  },
};
