import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrossBrandDialog } from './cross-brand-dialog.view.tsx';

const meta: Meta<typeof CrossBrandDialog> = {
  title: 'Registry/Cross-brand dialog',
  component: CrossBrandDialog,
  args: {
    way: { errand: 'checklist', brand: 'modern', href: 'http://modern.localhost:3000/search?category=Rugs' },
    isOpen: true,
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CrossBrandDialog>;

export const AnEntry: Story = {
  name: '[XB-02] An entry of the checklist',
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Find It at Mode Two' }));
    const link = dialog.getByRole('link', { name: 'Continue to Mode Two (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'http://modern.localhost:3000/search?category=Rugs');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ItsProducts: Story = {
  name: '[XB-02] The products of an entry, on Mode Two',
  globals: { site: 'modern' },
  args: { way: { errand: 'checklistPLP', brand: 'main', href: 'http://localhost:3000/search?category=Rugs' } },
  play: async () => {
    await expect(await within(document.body).findByRole('dialog', { name: 'Shop at Hearth & Field' })).toBeVisible();
  },
};
