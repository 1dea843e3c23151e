import { exampleImages } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PictureGallery } from './picture-gallery.view.tsx';

const oven = exampleImages('dutchoven-a8452b-c8a565', 'Round Dutch oven in ember red');
const above = exampleImages('pot-a3452f-d8b16a', 'The oven from above');
const blue = exampleImages('pot-5d7f92-d8b16a', 'In blue');

export default {
  title: 'Card/Picture gallery',
  parameters: {
    whenToUse: 'several pictures of one product, one of them large',
    whenNot: 'a single picture: Product picture',
  },
  component: PictureGallery,
  args: { name: 'Dutch Oven', pictures: [oven, above, blue], picture: 0, onShow: fn(), onStep: fn() },
  decorators: [
    (Story) => (
      <main style={{ width: 342, margin: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PictureGallery>;
type Story = StoryObj<typeof PictureGallery>;

export const First: Story = {
  name: 'The first of several: arrows and thumbnails lead to the others',
  parameters: { requirements: ['REC-04', 'BUY-05'], a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    const pictures = within(canvas.getByRole('region', { name: 'Pictures of Dutch Oven' }));
    await expect(pictures.getAllByRole('img')).toHaveLength(1);
    await waitFor(() => expect(pictures.getByRole('img', { name: oven.alt })).toBeVisible());
    await expect(pictures.getByRole('status')).toHaveTextContent('Picture 1 of 3');
    await expect(pictures.getByRole('button', { name: 'Picture 1 of 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(pictures.getByRole('button', { name: 'Next picture' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(pictures.getByRole('button', { name: 'Previous picture' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(pictures.getByRole('button', { name: 'Picture 3 of 3' }));
    await expect(args.onShow).toHaveBeenLastCalledWith(2);
  },
};

export const Last: Story = {
  name: 'The last of several: arrow keys turn, other keys do not',
  parameters: { requirements: ['BUY-05'] },
  args: { picture: 2 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: blue.alt })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 3 of 3');
    canvas.getByRole('button', { name: 'Picture 3 of 3' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onStep).toHaveBeenCalledTimes(2);
  },
};

export const Only: Story = {
  name: 'A single picture: nothing to turn',
  parameters: { requirements: ['BUY-05'], a11y: { test: 'error' } },
  args: { pictures: [oven] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: oven.alt })).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Said: Story = {
  name: 'Text on the picture',
  parameters: { requirements: ['BUY-06'] },
  args: { children: <p>Most Loved</p> },
  play: async ({ canvas, canvasElement }) => {
    const shown = canvasElement.querySelector<HTMLElement>('[data-shown]');
    await expect(shown).toContainElement(canvas.getByText('Most Loved'));
  },
};
