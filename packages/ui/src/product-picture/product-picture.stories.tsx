import { exampleImages } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ProductPicture } from './product-picture.view.tsx';

/** A picture that needs no service. */
const drawn = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`)}`;

const kettle = {
  desktop: drawn('teal'),
  desktopHiRes: drawn('navy'),
  mobile: drawn('olive'),
  mobileHiRes: drawn('maroon'),
  alt: 'A kettle',
};

export default {
  title: 'Card/Product picture',
  component: ProductPicture,
  parameters: {
    whenToUse: 'one product, at any size; it has its own placeholder',
    whenNot: 'photos of registrants, and pictures of a site',
    docs: { story: { height: '380px' } },
  },
  args: { images: kettle, loading: 'eager' },
  decorators: [
    (Story) => (
      <main className="stage" style={{ width: 302, aspectRatio: '1', margin: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProductPicture>;
type Story = StoryObj<typeof ProductPicture>;

/** The browser's choice of the four. */
const shown = async (canvasElement: HTMLElement): Promise<string> => {
  const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', { name: 'A kettle' });
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  return picture.currentSrc;
};

export const ByWidthAndDensity: Story = {
  name: 'By the width of the page, and finer on a dense screen',
  parameters: { requirements: ['ITEM-13'] },
  play: async ({ canvasElement }) => {
    const isNarrow = matchMedia('(max-width: 768px)').matches;
    const [plain, dense] = isNarrow ? [kettle.mobile, kettle.mobileHiRes] : [kettle.desktop, kettle.desktopHiRes];
    // A browser that has the finer file already may show it on any screen.
    await expect(devicePixelRatio > 1.5 ? [dense] : [plain, dense]).toContain(await shown(canvasElement));
    const narrow = canvasElement.querySelector('source');
    await expect(narrow?.media).toBe('(max-width: 768px)');
    await expect(narrow?.srcset).toBe(`${kettle.mobile} 1x, ${kettle.mobileHiRes} 2x`);
    await expect(canvasElement.querySelector('img')?.srcset).toBe(`${kettle.desktop} 1x, ${kettle.desktopHiRes} 2x`);
  },
};

export const OneMissing: Story = {
  name: 'A missing file is replaced by the next',
  parameters: { requirements: ['ITEM-13'] },
  args: { images: { ...kettle, mobile: '/pictures/none-a.webp', desktop: '/pictures/none-b.webp' } },
  play: async ({ canvasElement }) => {
    await expect([kettle.mobileHiRes, kettle.desktopHiRes]).toContain(await shown(canvasElement));
  },
};

export const AllMissing: Story = {
  name: 'Without any file a quiet place, never a broken picture',
  parameters: { requirements: ['ITEM-13'], a11y: { test: 'error' } },
  args: { images: exampleImages('none-at-all', 'A kettle') },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'A kettle' })).toBeVisible();
  },
};
