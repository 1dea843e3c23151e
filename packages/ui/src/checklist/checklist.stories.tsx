import type { Checklists, RegistryView, SiteId } from '@gift-registry/domain';
import { demoSite, exampleChecklists } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { taskEither as TE } from 'fp-ts';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loaded, oven, plates } from '../registrant-page/testing/registrant-scene.ts';
import { registryTabsStream } from '../registry-tabs/index.ts';
import { ChecklistPage } from './checklist.view.tsx';
import { checklistScene, exampleChecklistPort } from './testing/checklist-scene.ts';

interface OpenedProps {
  readonly view: Partial<RegistryView>;
  readonly siteId: SiteId;
  /** The port; a new one for each story by default. */
  readonly port?: Checklists;
  readonly isComplete: boolean;
}

const Opened = ({ view, siteId, port, isComplete }: OpenedProps) => {
  const [streams] = useState(() => {
    const { page, parts } = checklistScene(loaded(view, isComplete), port ?? exampleChecklistPort(), demoSite(siteId));
    return {
      page,
      tabs: registryTabsStream({ ...parts, analytics: { track: () => () => undefined }, page: 'checklist' }),
    };
  });
  return <ChecklistPage stream={streams.page} tabs={streams.tabs} />;
};

export default {
  title: 'Pages/Registry/Checklist',
  component: Opened,
  subcomponents: { ChecklistPage },
  args: { view: { items: [plates, oven] }, siteId: 'main', isComplete: true },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Checklist: Story = {
  name: 'Ticked by hand and by the items of the registry',
  parameters: { requirements: ['TAB-03', 'CHK-01'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
    await expect(await canvas.findByText('2 of 4 done')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Plates and Bowls' })).toBeNull();
    for (const button of canvas.getAllByRole('button', { name: /^Show \d done: / })) await userEvent.click(button);
    const plates = canvas.getByRole('checkbox', { name: 'Plates and Bowls' });
    await expect(plates).toBeChecked();
    await expect(plates).toHaveAttribute('aria-readonly', 'true');
    await expect(plates).toHaveAccessibleDescription('Checked off by what’s on your registry');
    await userEvent.click(plates);
    await expect(plates).toBeChecked();
    await expect(canvas.getByText('12 added')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Towels' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Add: Pots and Pans' })).toHaveAttribute(
      'href',
      '/gift-registry/add-more-gifts/wedding?category=Cookware&checklist=7310442',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pots and Pans' }));
    await expect(await canvas.findByText('3 of 4 done')).toBeVisible();
  },
};
export const OtherBrand: Story = {
  name: 'Entries of the other brand link to its site',
  parameters: { requirements: ['CHK-01', 'XB-02'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find It: Chairs Outside at Mode Two' }));
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Find it at Mode Two' }));
    const form = dialog.getByRole('button', { name: /^Continue to Mode Two/ }).closest('form');
    await expect(form).toHaveFormValues({
      intent: 'checklist',
      path: '/gift-registry/add-more-gifts/wedding?category=Outdoor%20Living&brand=modern&grId=7310442',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'See All: Chairs Outside at Mode Two' }));
    const shop = await page.findByRole('dialog', { name: 'Shop at Mode Two' });
    await waitFor(() => expect(shop).toBeVisible());
    await expect(
      within(shop)
        .getByRole('button', { name: /^Continue to Mode Two/ })
        .closest('form'),
    ).toHaveFormValues({ intent: 'checklistPLP', path: '/search?category=Outdoor%20Living&brand=modern&grId=7310442' });
  },
};
export const BothWays: Story = {
  name: 'Unticked by hand, an entry of the registry stays ticked and focused',
  parameters: { requirements: ['CHK-01'] },
  args: {
    port: exampleChecklistPort({
      readChecklist: () => TE.right({ groups: exampleChecklists.br, byHand: ['dinnerware'] }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show \d done: / }));
    const box = await canvas.findByRole('checkbox', { name: 'Plates and Bowls' });
    await expect(box).toHaveAttribute('aria-readonly', 'false');
    box.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).toHaveAttribute('aria-readonly', 'true'));
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Plates and Bowls' })).toBe(box);
  },
};
export const NotRead: Story = {
  name: 'The checklist could not be read',
  parameters: { requirements: ['CHK-01'], a11y: { test: 'error' } },
  args: { port: failing(exampleChecklistPort(), 'readChecklist', { _tag: 'Unavailable' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
export const Complete: Story = {
  name: 'Everything is done',
  parameters: { requirements: ['CHK-01'] },
  args: {
    port: exampleChecklistPort({
      readChecklist: () => TE.right({ groups: exampleChecklists.br, byHand: ['cookware', 'bath', 'outdoorLiving'] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 4 done')).toBeVisible();
    await expect(canvas.getByText(/^You’ve checked off everything/)).toBeVisible();
  },
};
export const NotSold: Story = {
  name: 'An entry of which the market sells nothing is left out',
  parameters: { requirements: ['CHK-01', 'CA-01'], a11y: { test: 'error' } },
  globals: { site: 'canada' },
  args: {
    siteId: 'canada',
    port: exampleChecklistPort({
      readChecklist: () =>
        TE.right({
          groups: exampleChecklists.br.map((group) => ({
            ...group,
            entries: group.entries.map((entry) => (entry.key === 'cookware' ? { ...entry, brands: [] } : entry)),
          })),
          byHand: [],
        }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add: Towels' })).toBeVisible();
    await expect(canvas.queryByText('Pots and Pans')).toBeNull();
  },
};
