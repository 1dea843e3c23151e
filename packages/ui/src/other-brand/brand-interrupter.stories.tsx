import type { Role, SiteId } from '@gift-registry/domain';
import { demoSite, exampleItem, exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { loaded, registrantScene } from '../registrant-page/testing/registrant-scene.ts';
import { brandInterrupterStream } from './brand-interrupter.stream.ts';
import { BrandInterrupter } from './brand-interrupter.view.tsx';

const both = (['main', 'modern'] as const).map((brand) => exampleItem({ product: exampleProduct({ brand }) }));

const Interrupter = ({ role, site }: { readonly role: Role; readonly site: SiteId }) => {
  const [stream] = useState(() =>
    brandInterrupterStream({
      ...registrantScene(loaded({ role, items: both }), demoSite(site)).parts,
      memory: { read: () => O.none, keep: () => () => undefined },
    }),
  );
  return (
    <main>
      <h1 className="visually-hidden">Registry</h1>
      <BrandInterrupter stream={stream} />
    </main>
  );
};

export default {
  title: 'Pages/Registry/Both brands',
  component: Interrupter,
  parameters: { docs: { story: { height: '240px' } } },
  subcomponents: { BrandInterrupter },
  args: { role: 'guest', site: 'main' },
} satisfies Meta<typeof Interrupter>;
type Story = StoryObj<typeof Interrupter>;

export const Guest: Story = {
  name: 'To a guest, until it is put away',
  parameters: { requirements: ['XB-01'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('complementary', { name: 'Both brands on one registry' });
    await expect(message).toHaveTextContent('Some gifts are from Mode Two.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

const told = (name: string, site: SiteId, role: Role, text: string): Story => ({
  name,
  parameters: { requirements: ['XB-01'], a11y: { test: 'error' } },
  globals: { site },
  args: { site, role },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent(text);
  },
});

export const Registrant: Story = told(
  'To a registrant, on Kids',
  'kids',
  'registrant',
  'Items from Hearth & Field Kids and Mode Two can now go on one registry. Guests buy Mode Two items on Mode Two’s site.',
);
export const Modern: Story = told(
  'On Mode Two its own brand comes first',
  'modern',
  'guest',
  'Some gifts are from Hearth & Field.',
);
