import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AddressLabelsPage } from './address-labels.view.tsx';
import { thanksScene } from './testing/thanks-scene.ts';

const Opened = () => {
  const [{ stream }] = useState(() => thanksScene());
  return <AddressLabelsPage stream={stream} manager="/gift-registry/thank-you-manager/7310442" />;
};

export default {
  title: 'Pages/Registry/Address Labels',
  component: Opened,
  subcomponents: { AddressLabelsPage },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Labels: Story = {
  name: 'A sheet of labels, from the first free one on; givers without an address are named; the owner’s own address fills the sheet',
  parameters: { requirements: ['THX-02'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const places = () =>
      within(canvas.getByRole('region', { name: 'Preview of the label sheet' })).getAllByRole('listitem', {
        hidden: true,
      });
    await expect(canvas.getByRole('button', { name: 'Print 1 Label' })).toBeVisible();
    await expect(places()).toHaveLength(30);
    await expect(places()[0]).toHaveTextContent('Ada Okafor77 Juniper CourtApt 3Austin, TX 78704');
    const first = canvas.getByRole('textbox', { name: 'First free label' });
    await userEvent.clear(first);
    await userEvent.type(first, '4');
    await expect(places()[3]).toHaveTextContent('Ada Okafor');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Label sheet' }), 'L7163');
    await expect(places()).toHaveLength(14);
    // The width of the manufacturer's labels is 99.1 mm.
    await expect(places()[3]?.getBoundingClientRect().width).toBeCloseTo((99.1 / 25.4) * 96, 0);
    await expect(canvas.getByRole('heading', { name: '2 givers have no address' })).toBeVisible();
    await expect(canvas.getByText('Peter Whitlock')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Your own address' }));
    await expect(canvas.getByRole('heading', { name: 'Your own address on a sheet of labels' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name and address' }), 'Amelia Hart{enter}12 Elm St');
    await expect(canvas.getByRole('button', { name: 'Print 11 Labels' })).toBeVisible();
    await expect(places()[3]).toHaveTextContent('Amelia Hart12 Elm St');
  },
};
