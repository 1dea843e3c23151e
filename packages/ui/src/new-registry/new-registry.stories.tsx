import type { RegistryForm, SiteId } from '@gift-registry/domain';
import { demoSite, exampleForm, grIdOf, idempotencyKeyOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { NEVER, type ObservedValueOf, of, Subject } from 'rxjs';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { type EntryMove, LayersOfPage, openLayers } from '../dialog/index.ts';
import { newRegistryStreamOf } from './new-registry.stream.ts';
import { NewRegistryPage } from './new-registry.view.tsx';
import { BLANK_FORM, type CreateRegistry, type StoredNewRegistry } from './new-registry-model.ts';
import { memoryNewRegistry } from './testing/memory-new-registry.ts';

interface OpenedProps {
  readonly siteId: SiteId;
  readonly step: StoredNewRegistry['step'];
  readonly form: RegistryForm;
  readonly answer: ObservedValueOf<ReturnType<CreateRegistry>> | 'never';
  /** An earlier request without an answer. */
  readonly sentBefore?: RegistryForm;
  /** Whether it is still unknown who is signed in. */
  readonly isUnknown?: boolean;
  readonly isVisitor?: boolean;
  readonly goTo: (path: string) => void;
}

const IDEMPOTENCY_KEY_REUSED: ObservedValueOf<ReturnType<CreateRegistry>> = E.left({ _tag: 'IdempotencyKeyReused' });

const Opened = ({
  siteId,
  step,
  form,
  answer,
  sentBefore,
  isUnknown = false,
  isVisitor = false,
  goTo,
}: OpenedProps) => {
  const [stream] = useState(() =>
    newRegistryStreamOf(
      (sent) =>
        answer === 'never'
          ? NEVER
          : of(sentBefore === undefined || sent === sentBefore ? answer : IDEMPOTENCY_KEY_REUSED),
      {
        site: demoSite(siteId),
        clock: { now: () => instantOf('2027-06-01T11:00:00.000Z'), timeZone: 'America/Chicago' },
        memory: memoryNewRegistry(
          O.some({
            step,
            form,
            whose: isVisitor ? O.none : O.some('amelia@example.com'),
            sentTo: O.none,
            unconfirmed: O.map((form: RegistryForm) => ({ key: idempotencyKeyOf('example-key-1'), forms: [form] }))(
              O.fromNullable(sentBefore),
            ),
          }),
        ),
        newKey: () => idempotencyKeyOf('example-key-1'),
        requestAccount: () => of(E.right(undefined)),
        ownName$: isUnknown
          ? NEVER
          : of(isVisitor ? O.none : O.some({ email: 'amelia@example.com', firstName: '', lastName: '' })),
        goTo,
        log: { write: () => () => undefined },
      },
    ),
  );
  return <NewRegistryPage stream={stream} />;
};

export default {
  title: 'Pages/Registry/Create a Registry',
  component: Opened,
  subcomponents: { NewRegistryPage },
  args: { siteId: 'main', step: 'event', form: BLANK_FORM, answer: E.right({ grId: grIdOf('482100317') }), goTo: fn() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const goOn = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

export const NothingChosen: Story = {
  name: 'Nothing chosen: problems at the fields, the first one focused',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expect(canvas.getByText('Please choose what you’re celebrating.')).toBeVisible();
    await expect(canvas.getByText('Please choose a date. You can change it later.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Wedding' })).toHaveFocus();
  },
};
/** A browser's history with one entry per step, and going back in it. */
const browserHistory = () => {
  const moved$ = new Subject<EntryMove>();
  let depth = 0;
  const travel = (steps: number): void => {
    depth -= steps;
    moved$.next('travelled');
  };
  const layers = openLayers({
    depth: () => depth,
    enter: (to) => {
      depth = to;
    },
    leave: (steps) => {
      travel(steps);
      return true;
    },
    moved$,
  });
  return { layers, depth: () => depth, goBack: () => travel(1) };
};
const history = browserHistory();
export const BrowserBack: Story = {
  tags: ['more'],
  name: 'The browser’s Back goes to the previous step, as its own button does',
  args: { form: exampleForm({}) },
  decorators: [(Its) => <LayersOfPage.Provider value={history.layers}>{Its()}</LayersOfPage.Provider>],
  play: async ({ canvas }) => {
    await goOn(canvas);
    await goOn(canvas);
    await expect(canvas.getByLabelText('Greeting (optional)')).toBeVisible();
    await waitFor(() => expect(history.depth()).toBe(2));
    history.goBack();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Who is it for?' })).toHaveFocus());
    await expect(canvas.getByLabelText('Your first name')).toHaveValue(exampleForm({}).primaryFirstName);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'What are you celebrating?' })).toHaveFocus();
    await waitFor(() => expect(history.depth()).toBe(0));
    await goOn(canvas);
    await waitFor(() => expect(history.depth()).toBe(1));
    await expect(canvas.getByLabelText('Your first name')).toHaveValue(exampleForm({}).primaryFirstName);
  },
};
export const Extras: Story = {
  name: 'Optional fields, and an incomplete address',
  parameters: { a11y: { test: 'error' } },
  args: { step: 'extras', form: exampleForm({ line1: '2180 North Halsted Street', postalCode: '6061' }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Greeting (optional)'), 'Come in.');
    await expect(canvas.getByText(/8\/250/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(canvas.getByText('Please enter the city.')).toBeVisible();
    await expect(canvas.getByText('Please choose the state.')).toBeVisible();
    await expect(canvas.getByText('Please enter a ZIP code, like 60614.')).toBeVisible();
    await expect(canvas.getByLabelText('City')).toHaveFocus();
  },
};
export const Canada: Story = {
  name: 'In Canada: province and postal code',
  parameters: { requirements: ['CA-01'] },
  globals: { site: 'canada' },
  args: { siteId: 'canada', step: 'extras', form: exampleForm() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Province')).toBeVisible();
    await expect(canvas.getByLabelText('Postal code')).toBeVisible();
  },
};
export const HeldBack: Story = {
  tags: ['more'],
  name: 'A stored form is hidden until its owner is known',
  args: { step: 'extras', form: exampleForm({ line1: '4 Hawthorn Lane' }), isUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByDisplayValue('4 Hawthorn Lane')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Visitor: Story = {
  name: 'A visitor chooses who can find it, and makes the account on the last step',
  parameters: { a11y: { test: 'error' } },
  args: { step: 'extras', form: exampleForm(), isVisitor: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Only people with the link' }));
    await goOn(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Save your registry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?returnUrl=%2Fgift-registry%2Fnew',
    );
    await userEvent.type(canvas.getByLabelText('Email'), 'amelia@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'elm lantern harbor');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Registry' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(canvas.getByText(/^We’ve sent an email to amelia@example\.com\./)).toBeVisible();
  },
};
