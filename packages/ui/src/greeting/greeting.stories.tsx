import { createState } from '@gift-registry/domain';
import { exampleHeader, exampleView, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { of } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import type { RegistryModel } from '../registry/index.ts';
import { type GreetingDependencies, type GreetingStream, greetingStream } from './greeting.stream.ts';
import { Greeting } from './greeting.view.tsx';

const loaded = (greeting: string): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant', header: exampleHeader({ greeting }) }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

const registryOf = () => {
  const model = createState<RegistryModel>(loaded(exampleHeader().greeting));
  return { model, fold: () => undefined };
};

type WriteGreeting = GreetingDependencies['settings']['writeGreeting'];

const streamOf = (writeGreeting: WriteGreeting, registry = registryOf()): GreetingStream =>
  greetingStream({ settings: { writeGreeting }, registry, log: { write: () => () => undefined } });

const saves: WriteGreeting = (_, text) => () =>
  of(
    E.right({
      version: versionOf(1),
      greeting: text,
      patch: { ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none },
    }),
  );

export default {
  title: 'Dialogs/Greeting',
  component: Greeting,
  args: { stream: streamOf(saves) },
  decorators: [
    (Story, { args }) => (
      <main style={{ padding: 24 }}>
        <Button onClick={args.stream.open}>Open</Button>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Greeting>;
type Story = StoryObj<typeof Greeting>;

const opened = async (canvasElement: HTMLElement) => {
  const open = within(canvasElement).getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Greeting' });
  await waitFor(() => expect(dialog).toBeVisible());
  return { open, dialog, field: within(dialog).getByRole('textbox', { name: 'Greeting' }) };
};

export const Opened: Story = {
  name: 'Eight rows, the default, the hint and the counter',
  parameters: { requirements: ['GREET-01', 'GREET-02', 'GREET-04'] },
  play: async ({ canvasElement }) => {
    const { dialog, field } = await opened(canvasElement);
    await expect(field).toHaveAttribute('rows', '8');
    await expect(field).toHaveValue(
      'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
    );
    await expect(within(dialog).getByText('Greet your guests with a custom message.')).toBeVisible();
    await expect(within(dialog).getByText('98/250')).toBeVisible();
  },
};

const shared = registryOf();

export const Meanwhile: Story = {
  name: 'Changed by another registrant meanwhile',
  parameters: { a11y: { test: 'error' } },
  args: { stream: streamOf(saves, shared) },
  play: async ({ canvasElement }) => {
    const { dialog, field } = await opened(canvasElement);
    await userEvent.type(field, ' More.');
    shared.model.set(loaded('Hello from Jonah'));
    await expect(await within(dialog).findByRole('status')).toHaveTextContent(
      'Your greeting was changed in the meantime. It now reads: Hello from Jonah',
    );
    await expect(field).toHaveValue(`${exampleHeader().greeting} More.`);
  },
};
