import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { Dialog, type DialogProps } from './dialog.view.tsx';
import { useFocusFallback } from './focus.ts';

const Opened = ({ width, isAsking = false }: { readonly width: 460 | 940; readonly isAsking?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <main style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        title="Shipping Information"
        width={width}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        {isAsking ? <TextInput label="ZIP code" autoFocus /> : <p>Ships in two days.</p>}
      </Dialog>
    </main>
  );
};

/** The element that opened the dialog is gone when it closes: the focus moves to a place far down the page. */
const OpenedByWhatIsGone = () => {
  const [focusOn, setFocusOn] = useState<O.Option<object>>(O.none);
  useFocusFallback(focusOn, ['nowhere', 'far-down']);
  return (
    <main style={{ height: '4000px' }}>
      <Dialog
        isOpen={O.isNone(focusOn)}
        title="Shipping Information"
        width={460}
        onClose={() => setFocusOn(O.some({}))}
        returnsFocus={false}
      >
        <p>Ships in two days.</p>
      </Dialog>
      <a id="far-down" href="#far-down" style={{ position: 'absolute', top: '3000px' }}>
        Far down
      </a>
    </main>
  );
};

/** Runs a story with reduced motion, or without. */
const motion = (isReduced: boolean) => () => {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => asked(query.includes('reduced-motion') ? (isReduced ? 'all' : 'not all') : query);
  return () => {
    window.matchMedia = asked;
  };
};

export default {
  title: 'Dialogs/Dialog',
  parameters: {
    whenToUse: 'a question or form that must be answered before going on',
    whenNot: 'what can stand in the page, and what only informs: Toast',
  },
  component: Opened,
  subcomponents: { Dialog },
  args: { width: 460 },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

/** What a dialog depends on, one control each. */
type TryArgs = Pick<DialogProps, 'isOpen' | 'title' | 'width' | 'isLong' | 'isSheet'> & {
  readonly text: string;
  readonly hasFooter: boolean;
};

export const TryIt: StoryObj<TryArgs> = {
  name: 'Try it',
  tags: ['!test'],
  args: {
    isOpen: true,
    title: 'Shipping Information',
    text: 'Ships in two days.',
    width: 460,
    isLong: false,
    isSheet: false,
    hasFooter: true,
  },
  argTypes: {
    isOpen: { control: 'boolean', description: 'Whether it lies over the page' },
    title: { control: 'text', description: 'The heading, which takes the focus' },
    text: { control: 'text', description: 'What it holds' },
    width: {
      control: 'select',
      options: [460, 560, 860, 940, 1080],
      description: 'In CSS pixels; a wide one takes the whole screen of a phone',
    },
    isLong: { control: 'boolean', description: 'Says much, and takes the whole screen of a phone' },
    isSheet: { control: 'boolean', description: 'Lies at the foot of a phone’s screen' },
    hasFooter: { control: 'boolean', description: 'Whether there are buttons under a line' },
  },
  parameters: { controls: { exclude: ['isAsking'] }, docs: { controls: { exclude: ['isAsking'] } } },
  render: ({ text, hasFooter, ...rest }) => (
    <Dialog {...rest} onClose={fn()} footer={hasFooter ? <Button>Done</Button> : undefined}>
      <p>{text}</p>
    </Dialog>
  ),
};

export const Fades: Story = {
  name: 'Fades in 300 ms; the focus goes to the heading, stays inside, and goes back',
  parameters: { requirements: ['SITE-04'] },
  beforeEach: motion(false),
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Shipping Information' });
    await expect(getComputedStyle(dialog).transitionDuration).toBe('0.3s');
    await expect(getComputedStyle(dialog).transitionProperty).toBe('opacity');
    await waitFor(() => expect(within(dialog).getByText('Shipping Information')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const StandsThere: Story = {
  name: 'Does not fade where less motion is asked for',
  parameters: { requirements: ['SITE-04'] },
  beforeEach: motion(true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shipping Information' });
    await expect(dialog).toBeVisible();
    await expect(getComputedStyle(dialog).opacity).toBe('1');
    await expect(getComputedStyle(dialog).transitionDuration).not.toBe('0.3s');
  },
};

export const ClosedAtOnce: Story = {
  tags: ['more'],
  name: 'Closed in the moment it opens, with the focus in it already: it goes back, each time',
  args: { isAsking: true },
  beforeEach: motion(true),
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    for (const _ of [1, 2]) {
      open.focus();
      open.click();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    }
  },
};

const givesElsewhere = (isReduced: boolean): Story => ({
  name: `Where the focus has a new place, that comes into sight once the page is free, ${isReduced ? 'at once' : 'after the fade'}`,
  beforeEach: motion(isReduced),
  render: () => <OpenedByWhatIsGone />,
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Shipping Information' });
    await waitFor(() => expect(within(dialog).getByText('Shipping Information')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const place = canvas.getByRole('link', { name: 'Far down', hidden: true });
    await waitFor(() => expect(place).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = place.getBoundingClientRect();
      return expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    });
  },
});

export const ElsewhereAtOnce: Story = givesElsewhere(true);
export const ElsewhereAfterTheFade: Story = givesElsewhere(false);

export const WideOnAPhone: Story = {
  name: 'Wide, on a phone: what can be done stands at the foot of the screen, however little is over it',
  parameters: { a11y: { test: 'error' } },
  args: { width: 940 },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shipping Information' });
    const done = within(dialog).getByRole('button', { name: 'Done' });
    await waitFor(() => expect(window.innerHeight - done.getBoundingClientRect().bottom).toBeLessThan(32));
  },
};

export const Wide: Story = {
  name: 'Wide: the whole screen of a phone',
  parameters: { a11y: { test: 'error' } },
  args: { width: 940 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shipping Information' });
    await waitFor(() => expect(dialog).toBeVisible());
    const isPhone = matchMedia('(max-width: 768px)').matches;
    if (isPhone) await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};
