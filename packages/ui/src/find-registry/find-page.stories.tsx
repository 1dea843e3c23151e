import { createState, type Fault, type FindRefusal, type FoundPage } from '@gift-registry/domain';
import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { expect, fn, userEvent } from 'storybook/test';
import { findFormStream } from './find-form.stream.ts';
import { FindPage } from './find-page.view.tsx';
import { findResultsStream } from './find-results.stream.ts';

interface OpenedProps {
  readonly text: string;
  readonly answer: E.Either<FindRefusal | Fault, FoundPage> | 'never';
  readonly goTo: (path: string) => void;
}

const Opened = ({ text, answer, goTo }: OpenedProps) => {
  const [form] = useState(() => findFormStream({ goTo, shell: createState({ isLoggedIn: false }), text }));
  const [results] = useState(() =>
    findResultsStream({
      directory: { find: () => () => (answer === 'never' ? NEVER : of(answer)) },
      text,
      page: 1,
      scheduler: asyncScheduler,
      log: { write: () => () => undefined },
    }),
  );
  return <FindPage form={form} results={results} />;
};

const page: FoundPage = {
  registries: [
    exampleRegistry(),
    exampleRegistry({ grId: grIdOf('7310443'), primaryFirstName: 'Rosa', secondaryFirstName: O.none }),
  ],
  total: 2,
  page: 1,
  pages: 1,
};

export default {
  title: 'Pages/Registry/Find a Registry',
  component: Opened,
  subcomponents: { FindPage },
  args: { text: 'hart', answer: E.right(page), goTo: fn() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Found: Story = {
  name: 'Found: names, event and day',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Amelia Hart & Jonah Reyes Wedding Registry, Jun 12, 2027' }),
    ).toHaveAttribute('href', '/gift-registry/guest-list/7310442');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 registries');
    const field = canvas.getByLabelText('Name or registry number');
    await expect(field).toHaveValue('hart');
    await userEvent.clear(field);
    await userEvent.type(field, 'Rosa Rao{Enter}');
    await expect(args.goTo).toHaveBeenCalledWith('/gift-registry/find?text=Rosa%20Rao');
  },
};
export const ManyPages: Story = {
  tags: ['more'],
  name: 'In pages',
  args: { answer: E.right({ ...page, total: 200, page: 2, pages: 10 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 2 of 10')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/gift-registry/find?text=hart',
    );
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/gift-registry/find?text=hart&page=3',
    );
    await expect(canvas.getByText(/Add a last name/)).toBeVisible();
  },
};
export const TooShort: Story = {
  name: 'One letter finds nothing',
  parameters: { a11y: { test: 'error' } },
  args: { text: '' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name or registry number'), 'a{Enter}');
    await expect(canvas.getByText(/^Enter at least two letters/)).toBeVisible();
    await expect(args.goTo).not.toHaveBeenCalled();
  },
};
