import type { RegistryForm, SiteId } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain';
import { exampleForm, grIdOf, idempotencyKeyOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { EMPTY, NEVER, type ObservedValueOf, of } from 'rxjs';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { type BeginOne, newRegistryStreamOf } from './new-registry.stream.ts';
import { NewRegistryPage } from './new-registry.view.tsx';
import { BLANK_FORM, type KeptNewRegistry } from './new-registry-memory.ts';
import { memoryNewRegistry } from './testing/memory-new-registry.ts';

interface OpenedProps {
  readonly siteId: SiteId;
  readonly step: KeptNewRegistry['step'];
  readonly form: RegistryForm;
  readonly answer: ObservedValueOf<ReturnType<BeginOne>> | 'never';
  readonly goTo: (path: string) => void;
}

const Opened = ({ siteId, step, form, answer, goTo }: OpenedProps) => {
  const [stream] = useState(() =>
    newRegistryStreamOf(() => (answer === 'never' ? NEVER : of(answer)), {
      site: sites[siteId],
      clock: { now: () => instantOf('2027-06-01T11:00:00.000Z') },
      memory: memoryNewRegistry(O.some({ step, form, unsettled: O.none })),
      newKey: () => idempotencyKeyOf('example-key-1'),
      ownName$: EMPTY,
      goTo,
      log: { write: () => () => undefined },
    }),
  );
  return <NewRegistryPage stream={stream} />;
};

const meta: Meta<typeof Opened> = {
  title: 'Registry/Create a Registry',
  component: Opened,
  args: { siteId: 'main', step: 'event', form: BLANK_FORM, answer: E.right({ grId: grIdOf('482100317') }), goTo: fn() },
};
export default meta;
type Story = StoryObj<typeof Opened>;

const goOn = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

export const AllTheWay: Story = {
  name: '[HOME-01] All the way, by what is needed alone',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Wedding' }));
    await userEvent.type(canvas.getByLabelText('Event date'), '2027-06-12');
    await goOn(canvas);
    await expect(canvas.getByRole('heading', { name: 'Who is it for?' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Your first name'), 'Amelia');
    await userEvent.type(canvas.getByLabelText('Your last name'), 'Hart');
    await goOn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(args.goTo).toHaveBeenCalledWith('/gift-registry/registrant-list/482100317?create=true');
    await expect(canvas.getByRole('button', { name: 'Your registry is ready. Opening it…' })).toBeVisible();
  },
};
export const NothingChosen: Story = {
  name: '[HOME-01] Nothing chosen yet: told at the fields, the first one in focus',
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect(canvas.getByText('Please choose what you are celebrating.')).toBeVisible();
    await expect(canvas.getByText('Please choose a day. A guess is fine.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Wedding' })).toHaveFocus();
  },
};
export const DayOver: Story = {
  name: '[HOME-01] A day that is over',
  args: { form: exampleForm({ eventDate: '2027-05-31' }) },
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect(canvas.getByText('This day is over. Please choose today or a later day.')).toBeVisible();
    await expect(canvas.getByLabelText('Event date')).toHaveFocus();
  },
};
export const Names: Story = {
  name: '[HOME-01] Names: a co-registrant needs a first name',
  args: { step: 'names', form: exampleForm({ secondaryFirstName: '' }) },
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect(canvas.getByText('Please enter their first name too.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'What are you celebrating?' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Wedding' })).toBeChecked();
  },
};
export const Extras: Story = {
  name: '[HOME-01] What may be left out, and an address that lacks something',
  args: { step: 'extras', form: exampleForm({ line1: '2180 North Halsted Street', postalCode: '6061' }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Greeting'), 'Come in.');
    await expect(canvas.getByText(/8\/250/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(canvas.getByText('Please enter the city.')).toBeVisible();
    await expect(canvas.getByText('Please choose the state.')).toBeVisible();
    await expect(canvas.getByText('A ZIP code has five digits, like 60614.')).toBeVisible();
    await expect(canvas.getByLabelText('City')).toHaveFocus();
  },
};
export const Canada: Story = {
  name: '[HOME-01] [CA-01] In Canada: province and postal code',
  globals: { site: 'canada' },
  args: { siteId: 'canada', step: 'extras', form: exampleForm() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Province')).toBeVisible();
    await expect(canvas.getByLabelText('Postal code')).toBeVisible();
  },
};
export const NoAnswer: Story = {
  name: '[HOME-01] No answer: said, and what was typed stays',
  args: { step: 'extras', form: exampleForm({ greeting: 'Come in.' }), answer: E.left({ _tag: 'Unavailable' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your registry was not created yet.');
    await expect(canvas.getByLabelText('Greeting')).toHaveValue('Come in.');
  },
};
export const OnItsWay: Story = {
  name: '[HOME-01] While it begins',
  args: { step: 'extras', form: exampleForm(), answer: 'never' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(canvas.getByRole('button', { name: 'Creating your registry…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const ModeTwo: Story = {
  name: '[SITE-01] Mode Two',
  globals: { site: 'modern' },
  args: { siteId: 'modern', form: exampleForm() },
};
export const Kids: Story = {
  name: '[SITE-01] Kids',
  globals: { site: 'kids' },
  args: { siteId: 'kids', step: 'names', form: exampleForm() },
};
