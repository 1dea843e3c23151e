import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge, Button } from '../controls/index.ts';

/** What a button and a badge depend on, one control each. */
interface SpecimenProps {
  readonly label: string;
  readonly variant: 'filled' | 'default' | 'subtle';
  readonly isDisabled: boolean;
  readonly badge: string;
}

/** Type and shared controls on each site. */
const Specimen = ({ label, variant, isDisabled, badge }: SpecimenProps) => (
  <main className="wrap" style={{ paddingBlock: 40, display: 'grid', gap: 24, justifyItems: 'start' }}>
    <h1 className="display" style={{ fontSize: 76, lineHeight: 0.98 }}>
      Amelia &amp; Jonah
    </h1>
    <p>Plain words in the text face, and some that are</p>
    <p className="muted">quieter than the rest.</p>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant={variant} disabled={isDisabled}>
        {label}
      </Button>
      <Button variant="default">View Details</Button>
      <Button variant="subtle">Remove</Button>
      <Button disabled>Placing your order…</Button>
    </div>
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge>{badge}</Badge>
      <Badge>Purchased</Badge>
    </div>
    <TextInput label="Email" defaultValue="ruth@example.com" />
    <TextInput label="Last name" error="Please enter a last name." />
  </main>
);

/** Type, colors and controls of the site that the toolbar names. */
const meta: Meta<typeof Specimen> = {
  title: 'Theme/Controls',
  parameters: {
    whenToUse: 'one filled button in a place, others `default` or `subtle`; a badge for an exception',
    whenNot: 'badges for what is true of most gifts',
  },
  component: Specimen,
  args: { label: 'Add to Cart', variant: 'filled', isDisabled: false, badge: 'Most Loved' },
  argTypes: {
    label: { description: 'Text of the button' },
    variant: {
      control: 'inline-radio',
      options: ['filled', 'default', 'subtle'],
      description: 'How much the button stands out: one filled button in a place',
    },
    isDisabled: { description: 'Whether the button can be pressed' },
    badge: { description: 'Text of the badge' },
  },
};
export default meta;
type Story = StoryObj<typeof Specimen>;

export const TryIt: Story = { name: 'Try it', tags: ['!test'] };

const dressedAs = (page: string, face: string): NonNullable<Story['play']> => {
  const check: NonNullable<Story['play']> = async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(getComputedStyle(document.body).backgroundColor).toBe(page);
    await expect(getComputedStyle(title).fontFamily).toContain(face);
    await document.fonts.load(`16px "${face}"`);
    await expect(document.fonts.check(`16px "${face}"`)).toBe(true);
  };
  return check;
};

export const Main: Story = {
  name: 'Main',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'main' },
  play: dressedAs('rgb(251, 249, 244)', 'Fraunces Variable'),
};
export const Modern: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  play: dressedAs('rgb(255, 255, 255)', 'Archivo Variable'),
};
export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  play: dressedAs('rgb(255, 253, 248)', 'Fraunces Soft'),
};
export const Canada: Story = {
  name: 'Canada',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'canada' },
  play: dressedAs('rgb(250, 250, 248)', 'Fraunces Variable'),
};
