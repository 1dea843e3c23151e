import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LazyChunk, lazyChunk } from './lazy-chunk.ts';
import { LazyPage } from './lazy-page.view.tsx';

interface PageProps {
  readonly name: string;
}

const Page = ({ name }: PageProps) => <h1>{name}</h1>;

interface SceneProps {
  readonly chunk: LazyChunk<PageProps>;
  readonly reloadPage: () => void;
}

const Scene = ({ chunk }: SceneProps) => (
  <main>
    <LazyPage chunk={chunk} of={{ name: 'Your cart' }} />
  </main>
);

/** A page whose chunk loads as `load` says. */
const sceneWith = (load: () => Promise<void>): SceneProps => {
  const reloadPage = fn();
  const chunk = lazyChunk<PageProps>(
    async () => {
      await load();
      return Page;
    },
    { reload: reloadPage, recordReload: () => false },
  );
  return { chunk, reloadPage };
};

export default {
  title: 'Pages/Loaded later',
  component: Scene,
  subcomponents: { LazyPage },
  args: sceneWith(() => Promise.resolve()),
} satisfies Meta<typeof Scene>;
type Story = StoryObj<typeof Scene>;

let isOnline = false;

export const NotThere: Story = {
  name: 'A page whose chunk does not come says so, and fetches it again without loading everything anew',
  parameters: { a11y: { test: 'error' } },
  args: sceneWith(() => (isOnline ? Promise.resolve() : Promise.reject(new TypeError('offline')))),
  play: async ({ args, canvas }) => {
    const tryAgain = async () => {
      const said = within(await canvas.findByRole('alert'));
      await expect(said.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
      await userEvent.click(said.getByRole('button', { name: 'Try Again' }));
    };
    isOnline = false;
    await tryAgain();
    await canvas.findByRole('alert');
    isOnline = true;
    await tryAgain();
    await expect(await canvas.findByRole('heading', { name: 'Your cart' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.reloadPage).not.toHaveBeenCalled();
  },
};

export const Replaced: Story = {
  tags: ['more'],
  name: 'A page whose chunk a later release replaced is loaded anew, once somebody tries again',
  args: sceneWith(() => Promise.reject(Object.assign(new Error('404'), { name: 'ChunkOutdated' }))),
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Try Again' });
    await expect(args.reloadPage).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.reloadPage).toHaveBeenCalledOnce());
  },
};
