import { createState, type MutableState } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { FootNotice } from './foot-notice.tsx';
import { type LazyChunk, lazyChunk } from './lazy-chunk.ts';
import { LazyDialogs } from './lazy-dialogs.view.tsx';

interface LayerProps {
  readonly isOpen: MutableState<boolean>;
  readonly close: () => void;
}

const Layer = ({ isOpen, close }: LayerProps) => (
  <Dialog isOpen={useStateValue(isOpen)} title="Asked for" width={560} onClose={close}>
    It is here.
  </Dialog>
);

interface SceneProps {
  readonly chunk: LazyChunk<LayerProps>;
  readonly layer: LayerProps;
  readonly reloadPage: () => void;
  /** The notice when the dialog opens automatically and its chunk is not loaded. */
  readonly instead?: string;
}

/** A page with a button that opens a dialog. */
const Scene = ({ chunk, layer, instead }: SceneProps) => (
  <main>
    <button type="button" onClick={() => layer.isOpen.set(true)}>
      Open
    </button>
    <LazyDialogs
      chunk={chunk}
      of={layer}
      close={useStateValue(layer.isOpen) ? layer.close : undefined}
      instead={
        instead === undefined ? undefined : (
          <FootNotice role="status" onClose={layer.close} action={undefined}>
            {instead}
          </FootNotice>
        )
      }
    />
  </main>
);

/** A dialog whose chunk loads as `load` says. */
const sceneWith = (load: () => Promise<void>): SceneProps => {
  const isOpen = createState(false);
  const close = () => isOpen.set(false);
  const reloadPage = fn();
  const chunk = lazyChunk<LayerProps>(
    async () => {
      await load();
      return Layer;
    },
    { reload: reloadPage, recordReload: () => false },
  );
  return { chunk, layer: { isOpen, close }, reloadPage };
};

const comes = sceneWith(() => Promise.resolve());

export default {
  title: 'Dialogs/Loaded later',
  component: Scene,
  subcomponents: { LazyDialogs },
  args: comes,
} satisfies Meta<typeof Scene>;
type Story = StoryObj<typeof Scene>;

export const Comes: Story = {
  tags: ['more'],
  name: 'A layer is there once its chunk is; closed, it gives the focus back',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Asked for' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Asked for')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const never = sceneWith(() => new Promise(() => undefined));

export const OnItsWay: Story = {
  name: 'A layer whose chunk takes longer than a second is said to be on its way, and can be closed',
  parameters: { a11y: { test: 'error' } },
  args: never,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const status = await canvas.findByRole('status', { hidden: true });
    await expect(status).toHaveTextContent('One moment, please…');
    await expect(getComputedStyle(status).animationDelay).toBe('1s');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('status', { hidden: true })).toBeNull());
  },
};

let arrive: () => void = () => undefined;
const late = sceneWith(
  () =>
    new Promise((resolve) => {
      arrive = resolve;
    }),
);

export const ToldMeanwhile: Story = {
  tags: ['more'],
  name: 'A layer that opens by itself and takes longer than a second: what it tells is said meanwhile, and the layer takes its place',
  args: { ...late, instead: '1 item added to your cart' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const said = await canvas.findByRole('status');
    await expect(said).toHaveTextContent('1 item added to your cart');
    await expect(opener).toHaveFocus();
    await userEvent.tab();
    await expect(within(said).getByRole('button', { name: 'Close' })).toHaveFocus();
    arrive();
    await expect(await screen.findByRole('dialog', { name: 'Asked for' })).toBeVisible();
    await expect(canvas.queryByText('1 item added to your cart')).toBeNull();
    await waitFor(() => expect(screen.getByText('Asked for')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

let attempts = 0;
const away = sceneWith(() => {
  attempts += 1;
  return Promise.reject(new TypeError('offline'));
});

export const NotThere: Story = {
  name: 'A layer whose chunk does not come says so, and is asked for again without loading the page anew; closed, it gives the focus back',
  parameters: { a11y: { test: 'error' } },
  args: away,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('This couldn’t be opened');
    await waitFor(() => expect(said).toHaveFocus());
    const before = attempts;
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(attempts).toBe(before + 1));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.reloadPage).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(attempts).toBe(before + 2);
  },
};

let isOnline = false;
const back = sceneWith(() => (isOnline ? Promise.resolve() : Promise.reject(new TypeError('offline'))));

export const ThereAfterAll: Story = {
  tags: ['more'],
  name: 'A layer whose chunk comes at the second try has the focus, and gives it back to what asked for it',
  args: back,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await canvas.findByRole('alert');
    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await screen.findByRole('dialog', { name: 'Asked for' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Asked for')).toHaveFocus());
    await expect(args.reloadPage).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
