import { exampleHeader } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutRegistrants } from './about-registrants.tsx';

export default {
  title: 'Pages/Registry/About the registrants',
  component: AboutRegistrants,
} satisfies Meta<typeof AboutRegistrants>;
type Story = StoryObj<typeof AboutRegistrants>;

export const Told: Story = {
  name: 'A biography with line breaks',
  parameters: { a11y: { test: 'error' } },
  args: { header: exampleHeader({ biography: 'We met in Lisbon.\nWe live in Chicago.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'About Amelia & Jonah' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByText(/^We met in Lisbon/)).whiteSpace).toBe('pre-line');
  },
};
export const Nothing: Story = {
  tags: ['more'],
  name: 'No biography',
  args: { header: exampleHeader({ biography: '' }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
