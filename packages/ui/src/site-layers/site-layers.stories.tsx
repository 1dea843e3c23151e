import { addedToastMessages, type Log } from '@gift-registry/domain';
import { exampleProduct, grIdOf, identityOf, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, NEVER } from 'rxjs';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { addedLayerStream } from '../added-layer/index.ts';
import { exampleLayer } from '../confirmation-layer/testing/example-layer.ts';
import { Button } from '../controls/index.ts';
import { lazyChunk } from '../lazy-dialogs/index.ts';
import { exampleAdding, exampleAddition } from '../registry-adding/testing/example-adding.ts';
import { signInPromptStream } from '../sign-in/index.ts';
import { LazySiteDialogs } from './lazy-site-dialogs.tsx';
import type { SiteLayersProps } from './site-layers.tsx';

const plates = { grId: O.some(grIdOf('7310442')), identity: identityOf('4821'), quantity: 1 };
const silent: Log = { write: () => () => undefined };

const layersOf = (): SiteLayersProps => {
  const adding = exampleAdding();
  return {
    confirmation: exampleLayer(),
    adding,
    addedLayer: addedLayerStream({
      recommend: () => NEVER,
      adding,
      site: sites.main,
      isScanning: () => false,
      log: silent,
    }),
    signInPrompt: signInPromptStream({
      account: {
        config: () => Promise.resolve(E.right({ isLoggedIn: false })),
        signIn: () => () => Promise.resolve(E.right({ isLoggedIn: true })),
      },
      page: () => '/gift-registry/guest-list/7310442',
      hasWidgetContainer: () => false,
      onSignedIn: () => undefined,
      leaveTo: () => undefined,
      scheduler: asyncScheduler,
      log: silent,
    }),
  };
};

interface PageProps {
  readonly layers: SiteLayersProps;
  readonly isEarlier: boolean;
  readonly written: (tag: string) => void;
}

const Page = ({ layers, isEarlier, written }: PageProps) => (
  <main style={{ padding: 24 }}>
    <Button onClick={() => layers.confirmation.open({ added: [plates], isEarlier })}>Add to Cart</Button>
    <Button
      onClick={() => layers.addedLayer.open({ ...exampleAddition(exampleProduct(), 2), grId: grIdOf('7310442') })}
    >
      Add to Registry
    </Button>
    <Button onClick={() => layers.signInPrompt.ask(O.none)}>Ask</Button>
    <LazySiteDialogs
      {...layers}
      log={{
        write:
          ({ tag }) =>
          () =>
            written(tag),
      }}
      chunk={lazyChunk<SiteLayersProps>(() => Promise.reject(new TypeError('offline')))}
    />
  </main>
);

const argsOf = (isEarlier = false): PageProps => ({ layers: layersOf(), isEarlier, written: fn() });

/** The site's dialogs when their chunk fails to load. */
const meta: Meta<typeof Page> = { title: 'Dialogs/Site layers', component: Page, args: argsOf() };
export default meta;
type Story = StoryObj<typeof Page>;

export const AddedAllTheSame: Story = {
  tags: ['more'],
  name: 'The confirmation fails to load: what was added is shown all the same',
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' });
    await userEvent.click(add);
    await expect(await canvas.findByText('1 item added to your cart')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View Cart & Checkout' })).toHaveAttribute('href', '/checkout/cart');
    await expect(args.written).toHaveBeenCalledWith('chunk.load-failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('1 item added to your cart')).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OnRegistryAllTheSame: Story = {
  name: 'The layer of an addition to a registry fails to load: it is shown all the same',
  parameters: { requirements: ['ADD-04'] },
  args: argsOf(),
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to Registry' });
    await userEvent.click(add);
    await expect(await canvas.findByText(addedToastMessages.added(2))).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(addedToastMessages.added(2))).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const AskedFor: Story = {
  name: 'A requested dialog fails to load',
  parameters: { a11y: { test: 'error' } },
  args: argsOf(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This couldn’t be opened');
  },
};
