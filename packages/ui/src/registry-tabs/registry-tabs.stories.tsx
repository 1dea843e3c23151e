import { createState, eventTypeOf, type RegistryView, type SiteId } from '@gift-registry/domain';
import { demoSite, exampleHeader, exampleView } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { RegistryModel } from '../registry/index.ts';
import { registryTabsStream } from './registry-tabs.stream.ts';
import { RegistryTabs } from './registry-tabs.view.tsx';

interface OpenedProps {
  readonly view: Partial<RegistryView>;
  readonly siteId: SiteId;
  readonly page: 'registry-list' | 'home';
  readonly track: (tag: string) => void;
}

const Opened = ({ view, siteId, page, track }: OpenedProps) => {
  const [stream] = useState(() =>
    registryTabsStream({
      registry: {
        model: createState<RegistryModel>({
          _tag: 'Loaded',
          view: exampleView({ role: 'registrant', ...view }),
          isComplete: true,
          connection: 'live',
          epoch: 0,
          lastChange: O.none,
        }),
      },
      site: demoSite(siteId),
      analytics: {
        track:
          ({ _tag }) =>
          () =>
            track(_tag),
      },
      page,
    }),
  );
  return (
    <div onClickCapture={(event) => event.preventDefault()}>
      <RegistryTabs stream={stream} />
    </div>
  );
};

export default {
  title: 'Bar/Registry tabs',
  component: Opened,
  parameters: { docs: { story: { height: '220px' } } },
  subcomponents: { RegistryTabs },
  args: { view: {}, siteId: 'main', page: 'registry-list', track: fn() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const tabsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const Wedding: Story = {
  name: 'A wedding has all four tabs, in order',
  parameters: { requirements: ['TAB-01', 'TAB-02', 'TAB-03', 'TAB-04', 'TAB-06'], a11y: { test: 'error' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Overview', 'Manage Registry', 'Checklist', 'Thank You Manager']);
    await expect(canvas.getByRole('navigation', { name: 'Your registry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage Registry' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Thank You Manager' })).toHaveAttribute(
      'href',
      '/gift-registry/thank-you-manager/7310442',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Checklist' }));
    await expect(args.track).toHaveBeenCalledWith('TabChanged');
  },
};
export const OnThePhone: Story = {
  name: 'By keyboard, on the Overview',
  parameters: { requirements: ['TAB-06'] },
  args: { page: 'home' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  },
};

/** How far the two sides of the scrolling row fade. */
const fadeOf = (row: HTMLElement): readonly [string, string] => {
  const style = getComputedStyle(row);
  return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')];
};

export const MoreThanFit: Story = {
  name: 'More tabs than fit: the overflowing side fades, but no focus ring',
  parameters: { requirements: ['TAB-06'] },
  args: { page: 'home' },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await waitFor(() => expect(fadeOf(row)).toEqual(['0px', '40px']));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(fadeOf(row)).toEqual(['40px', '0px']));
    await expect(getComputedStyle(row).maskImage).toContain('gradient');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await expect(getComputedStyle(row).maskImage).toBe('none');
  },
};

export const ModernBaby: Story = {
  name: 'A baby on Mode Two: neither Overview nor Checklist',
  parameters: { requirements: ['TAB-02', 'TAB-05'], a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { siteId: 'modern', view: { header: exampleHeader({ eventType: eventTypeOf('bb') }) } },
  play: async ({ canvasElement }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Our Registry', 'Thank You Manager']);
  },
};
