import { createState } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { of } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useStateValue } from '../observe/index.ts';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import { exampleSettingsPort } from '../settings/testing/example-settings-port.ts';
import { type HiddenPurchasesDependencies, hiddenPurchasesStream } from './hidden-purchases.stream.ts';
import { HiddenNote, RevealPurchasesDialog } from './hidden-purchases.view.tsx';

const reload = fn();

interface OpenedProps {
  readonly settings: HiddenPurchasesDependencies['settings'];
}

const pageOf = ({ settings }: OpenedProps) => {
  const isHidden = createState(true);
  const registry = {
    model: createState(loaded({})),
    reload: () => {
      isHidden.set(false);
      reload();
    },
  };
  return { isHidden, stream: hiddenPurchasesStream({ settings, registry, log: { write: () => () => undefined } }) };
};

const Opened = (props: OpenedProps) => {
  const [{ isHidden, stream }] = useState(() => pageOf(props));
  return (
    <main id="content" tabIndex={-1}>
      {useStateValue(isHidden) && <HiddenNote until="Jan 3, 2027" onShow={stream.open} />}
      <RevealPurchasesDialog stream={stream} />
    </main>
  );
};

export default {
  title: 'List/Hidden purchases',
  component: Opened,
  subcomponents: { HiddenNote, RevealPurchasesDialog },
  args: { settings: exampleSettingsPort() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show Them Now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Show purchases now?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Shown: Story = {
  name: 'One press and one question show hidden purchases; the note is gone then, and the focus is on the page',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/hidden from you until Jan 3, 2027/)).toBeVisible();
    const first = await opened(canvasElement);
    await userEvent.click(first.getByRole('button', { name: 'Keep Them Hidden' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show Them Now' })).toHaveFocus());
    const dialog = await opened(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Show Purchases' }));
    await expect(canvas.getByText('Purchases are shown.')).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('button', { name: 'Show Them Now' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(reload).toHaveBeenCalled();
  },
};

export const NotRevealed: Story = {
  name: 'While the service is away, purchases stay hidden and the dialog says so',
  args: { settings: exampleSettingsPort({ changeSettings: () => () => of(E.left({ _tag: 'Unavailable' } as const)) }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Show Purchases' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Purchases are still hidden.');
    await expect(dialog.getByRole('button', { name: 'Show Purchases' })).toBeVisible();
  },
};
