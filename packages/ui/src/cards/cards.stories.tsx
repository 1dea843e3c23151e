import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { loaded, registrantScene } from '../registrant-page/testing/registrant-scene.ts';
import { CardsPage } from './cards.view.tsx';
import { cardsStream } from './cards-model.ts';

const Opened = () => {
  const [stream] = useState(() => cardsStream(registrantScene(loaded({})).parts));
  return <CardsPage stream={stream} />;
};

const meta: Meta<typeof Opened> = { title: 'Pages/Registry/Cards', component: Opened, subcomponents: { CardsPage } };
export default meta;
type Story = StoryObj<typeof Opened>;

export const Cards: Story = {
  name: 'Four cards on a sheet, or one sign: names, date, QR code, address and number',
  parameters: { requirements: ['SHARE-04'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Paper' }), 'a4-sign');
    const [card, ...others] = canvas.getAllByRole('article');
    await expect(others).toHaveLength(0);
    await expect(card).toHaveTextContent(/Wedding Registry.*Amelia & Jonah.*Jun 12, 2027/);
    await expect(card).toHaveTextContent(/localhost:3000\/r\/7310442or Registry # 7310442 at Hearth & Field/);
    await expect(
      canvas.getByRole('img', { name: 'QR code that opens Amelia & Jonah’s Wedding Registry' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
  },
};
