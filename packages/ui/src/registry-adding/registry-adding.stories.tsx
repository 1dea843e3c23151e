import { NOT_PERSONALIZED } from '@gift-registry/domain';
import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AddToRegistry } from './add-to-registry.tsx';
import { AddedToast } from './added-toast.tsx';
import type { AddControl } from './adding-model.ts';
import { RegistryChooser } from './registry-chooser.tsx';
import { exampleAdding, exampleAddition, exampleOwn } from './testing/example-adding.ts';

const plates = exampleProduct();
const ready = (overrides: Partial<Extract<AddControl, { readonly _tag: 'Ready' }>> = {}): AddControl => ({
  _tag: 'Ready',
  button: { _tag: 'Idle' },
  editHref: '/gift-registry/registrant-list/7310442#link-4821-0',
  refusal: O.none,
  ...overrides,
});

const Control = ({ control }: { readonly control: AddControl }) => (
  <main style={{ padding: 24, maxWidth: 300 }}>
    <AddToRegistry name={plates.name} control={control} onAdd={() => undefined} onTryAgain={() => undefined} />
  </main>
);

export default {
  title: 'Dialogs/Add to Registry',
  component: Control,
  subcomponents: { AddToRegistry, AddedToast, RegistryChooser },
  args: { control: ready() },
} satisfies Meta<typeof Control>;
type Story = StoryObj<typeof Control>;

export const Adding: Story = {
  name: 'While it adds, a ring replaces the label, and a press does nothing',
  parameters: { requirements: ['ADD-02'] },
  args: { control: ready({ button: { _tag: 'Loading', listed: O.none } }) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Registry: Linden Dinner Plate' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.querySelector('.spinner')).toBeVisible();
    await expect(canvas.getByText('Add to Registry')).not.toBeVisible();
  },
};
export const Added: Story = {
  name: 'ADDED',
  parameters: { requirements: ['ADD-02'], a11y: { test: 'error' } },
  args: { control: ready({ button: { _tag: 'Added', listed: O.none } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ADDED')).toBeVisible();
  },
};
export const OnRegistry: Story = {
  name: 'On the registry already: how many, and where that is changed',
  parameters: { requirements: ['ADD-03'], a11y: { test: 'error' } },
  args: { control: ready({ button: { _tag: 'OnRegistry', wanted: 4 } }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '4 on your registry. Edit the quantity of Linden Dinner Plate' });
    await expect(link).toHaveTextContent('4 on your registry. Edit');
    await expect(link).toHaveAttribute('href', '/gift-registry/registrant-list/7310442#link-4821-0');
  },
};
export const Refused: Story = {
  name: 'Refused, with the reason',
  parameters: { requirements: ['ADD-02'] },
  args: { control: ready({ refusal: O.some({ _tag: 'Unavailable' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We’re having trouble connecting.');
  },
};

const Toasted = ({ added = 1, isAnswered = true }: { readonly added?: number; readonly isAnswered?: boolean }) => {
  const [stream] = useState(() => {
    const adding = exampleAdding({
      source: { add: () => (isAnswered ? of(E.right(exampleAddition(plates, added))) : NEVER) },
    });
    adding.model.changes$.subscribe();
    return adding;
  });
  return (
    <main style={{ height: 2_000 }}>
      <button
        type="button"
        onClick={() =>
          stream.add({
            sku: plates.sku,
            name: plates.name,
            hasCustomOrderConfirmation: false,
            personalizationId: NOT_PERSONALIZED,
            quantity: 1,
            confirmedBy: 'toast',
          })
        }
      >
        Add
      </button>
      <AddedToast stream={stream} onMore={() => undefined} />
    </main>
  );
};
export const Toast: Story = {
  name: 'The line that something was added stays in view while one scrolls',
  parameters: { requirements: ['ADD-07', 'ADD-10'], a11y: { test: 'error' } },
  render: () => <Toasted />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const message = await canvas.findByText('1 item added to your registry.');
    await waitFor(() => expect(canvas.getByText('Registry # 7310442')).toBeVisible());
    const { top } = message.getBoundingClientRect();
    window.scrollTo(0, 600);
    await expect(message.getBoundingClientRect().top).toBeCloseTo(top, 0);
    await expect(canvas.getByRole('link', { name: 'View Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('1 item added to your registry.')).toBeNull();
    window.scrollTo(0, 0);
  },
};
export const Chooser: Story = {
  name: 'To which of several registries',
  parameters: { a11y: { test: 'error' } },
  render: () => (
    <main style={{ padding: 24 }}>
      <RegistryChooser
        adding={{
          own: { _tag: 'Read', own: [exampleOwn(), exampleOwn('7310443', 'Ruth')] },
          chosen: O.some(exampleOwn()),
        }}
        onChoose={() => undefined}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Adding to Amelia & Jonah, Wedding/ }));
    await expect(await screen.findByRole('menuitemradio', { name: /^Amelia & Jonah/ })).toBeChecked();
  },
};

export const NoRegistry: Story = {
  name: 'No registry of one’s own yet: a link to create one',
  parameters: { requirements: ['ADD-02'] },
  args: { control: { _tag: 'Create', href: '/gift-registry/new' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add to Registry: Linden Dinner Plate' })).toHaveAttribute(
      'href',
      '/gift-registry/new',
    );
  },
};
