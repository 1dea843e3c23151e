import { createState } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useStateValue } from '../observe/index.ts';
import { RemovalFocus } from './removal-focus.tsx';

const names = createState<ReadonlyArray<string>>([]);

/** A list from which somebody else removes entries. */
const List = () => (
  <>
    <main id="content" tabIndex={-1}>
      <section>
        <h2>Gifts</h2>
        <ul>
          {useStateValue(names).map((name) => (
            <li key={name}>
              <h3>{name}</h3>
              <button type="button">Manage {name}</button>
            </li>
          ))}
        </ul>
      </section>
    </main>
    <RemovalFocus contentId="content" />
  </>
);

export default {
  title: 'Page/Focus after a removal',
  component: List,
  subcomponents: { RemovalFocus },
  beforeEach: () => names.set(['Kettle', 'Mug', 'Throw']),
} satisfies Meta<typeof List>;
type Story = StoryObj<typeof List>;

export const Removed: Story = {
  name: 'The focus of a removed entry goes to the next, the one before, the heading, and is said once',
  parameters: { requirements: ['PAGE-19'] },
  play: async ({ canvas }) => {
    const manage = (name: string) => canvas.getByRole('button', { name: `Manage ${name}` });
    const status = canvas.getByRole('status');
    manage('Mug').focus();
    names.set(['Kettle', 'Throw']);
    await waitFor(() => expect(manage('Throw')).toHaveFocus());
    await expect(status).toHaveTextContent('Mug is no longer here.');
    names.set(['Kettle']);
    await waitFor(() => expect(manage('Kettle')).toHaveFocus());
    await expect(status).toHaveTextContent('Throw is no longer here.');
    names.set([]);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Gifts' })).toHaveFocus());
    await expect(status).toHaveTextContent('Kettle is no longer here.');
  },
};

export const Elsewhere: Story = {
  name: 'What is removed without the focus says nothing and leaves the focus',
  parameters: { requirements: ['PAGE-19'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Kettle' }));
    names.set(['Kettle', 'Throw']);
    await waitFor(() => expect(canvas.queryByText('Mug')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Manage Kettle' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
