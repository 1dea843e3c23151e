import { type CouponNotice, createState } from '@gift-registry/domain';
import { dayOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Coupon, CouponAlert } from './coupon.view.tsx';

interface ShownProps {
  readonly notice: CouponNotice;
  /** The reader's earlier choice. */
  readonly isFolded: O.Option<boolean>;
  readonly notCopied: (problem: string) => void;
  /** Whether the page has content at the foot of the window that the coupon must not cover. */
  readonly hasMutations?: boolean;
}

const Shown = ({ notice, isFolded, notCopied, hasMutations = false }: ShownProps) => {
  const [model] = useState(() => createState(notice));
  const [folded] = useState(() => createState<O.Option<boolean>>(isFolded));
  const stream = {
    model,
    site: { currencyPrefix: '$' },
    dismiss: () => model.set({ _tag: 'Nothing' }),
    folded,
    fold: (its: boolean) => folded.set(O.some(its)),
    notCopied,
  };
  return (
    <main style={{ minHeight: 320 }}>
      <CouponAlert stream={stream} />
      {hasMutations && (
        <div data-keep-uncovered style={{ marginTop: 'calc(100vh - 60px)', marginBottom: '100vh' }}>
          <button type="button">Settings</button>
        </div>
      )}
      <Coupon stream={stream} />
    </main>
  );
};

const valid: CouponNotice = {
  _tag: 'Valid',
  couponNumber: 'HF15 4K7Q',
  percent: 15,
  expirationDate: dayOf('2027-07-03'),
  zoneName: O.none,
  terms: O.none,
};

export default {
  title: 'List/Completion code',
  component: Shown,
  parameters: { docs: { story: { height: '320px' } } },
  subcomponents: { Coupon, CouponAlert },
  args: { notice: valid, isFolded: O.some(false), notCopied: fn() },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Valid: Story = {
  name: 'Valid: the code, what it saves and until when; it can be copied and not be dismissed',
  parameters: { requirements: ['COUP-01', 'COUP-03'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const coupon = within(canvas.getByRole('region', { name: 'Your completion code' }));
    await expect(coupon.getByText('Save 15% on every full-price purchase for the next 6 months.')).toBeVisible();
    await expect(coupon.getByText('Expires 7/3/2027')).toBeVisible();
    const { left, right, bottom, height } =
      coupon.getByText('Your completion code').closest('section')?.getBoundingClientRect() ?? new DOMRect();
    await expect([left, right, bottom]).toEqual([0, document.documentElement.clientWidth, window.innerHeight]);
    await expect(height).toBeLessThan(window.innerHeight / 4);
    await userEvent.click(coupon.getByRole('button', { name: 'Copy Code' }));
    await expect(write).toHaveBeenCalledWith('HF15 4K7Q');
    await waitFor(() => expect(coupon.getByRole('button', { name: 'Copied' })).toBeVisible());
    await expect(coupon.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};
export const Folded: Story = {
  name: 'Folded to one line; unfolded and folded again by keyboard, and the page keeps its room free',
  parameters: { requirements: ['COUP-01'] },
  args: { isFolded: O.some(true) },
  play: async ({ canvas }) => {
    const coupon = within(canvas.getByRole('region', { name: 'Your completion code' }));
    const unfold = coupon.getByRole('button', { name: 'Your completion code: 15% off HF15 4K7Q', expanded: false });
    await expect(unfold.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(unfold.getBoundingClientRect().height).toBeLessThan(60);
    const room = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    const folded = room();
    await expect(folded).toBeGreaterThanOrEqual(unfold.getBoundingClientRect().height);
    unfold.focus();
    await userEvent.keyboard('{Enter}');
    const fold = coupon.getByRole('button', { name: 'Collapse the completion code', expanded: true });
    await expect(fold).toHaveFocus();
    await expect(coupon.getByRole('button', { name: 'Copy Code' })).toBeVisible();
    await waitFor(() => expect(room()).toBeGreaterThan(folded));
    await userEvent.keyboard('{Enter}');
    await expect(coupon.queryByRole('button', { name: 'Copy Code' })).toBeNull();
    await waitFor(() => expect(room()).toBe(folded));
  },
};
export const GivesWay: Story = {
  name: 'Folded it is away while the page’s first buttons lie where it would cover them, and there again after',
  parameters: { requirements: ['COUP-01'] },
  args: { isFolded: O.some(true), hasMutations: true },
  play: async ({ canvas }) => {
    const line = canvas.getByText('HF15 4K7Q').closest('section');
    await waitFor(() => expect(line).not.toBeVisible());
    window.scrollTo(0, 400);
    await waitFor(() => expect(line).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(line).not.toBeVisible());
  },
};
export const Unavailable: Story = {
  name: 'Passed or cancelled: an alert, until it is dismissed',
  parameters: { requirements: ['COUP-02', 'COUP-04'], a11y: { test: 'error' } },
  args: { notice: { _tag: 'Unavailable', couponNumber: 'HF15 4K7Q', percent: 14.5 } },
  play: async ({ canvas }) => {
    const sentence = 'Your completion code for 14.5% off remaining gifts is unavailable or expired.';
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(dismiss.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    dismiss.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(sentence)).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
    await expect(canvas.getByRole('main')).toContainElement(document.querySelector<HTMLElement>(':focus'));
  },
};
export const UnavailableOnModern: Story = {
  ...Unavailable,
  name: 'The alert on the modern site',
  parameters: { requirements: ['COUP-02'], a11y: { test: 'error' } },
  globals: { site: 'modern' },
};
export const Modern: Story = {
  ...Valid,
  name: 'On the modern site',
  parameters: { ...Valid.parameters, requirements: ['COUP-01'] },
  globals: { site: 'modern' },
};
