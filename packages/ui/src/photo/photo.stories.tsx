import { createState, type PhotoChange } from '@gift-registry/domain';
import { exampleHeader, exampleView, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { of } from 'rxjs';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import type { RegistryModel } from '../registry/index.ts';
import { loadPhotoEditor } from './lazy-photo-editor.ts';
import { type PhotoStream, photoStream } from './photo.stream.ts';
import { Photo } from './photo.view.tsx';
import type { PhotoSource } from './photo-requests.ts';
import { examplePhotoSource } from './testing/example-photo-source.ts';
import { paintedPicture } from './testing/painted-picture.ts';

const loaded = (photo: O.Option<string>): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant', header: exampleHeader({ photo }) }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});
const there = O.some('/pictures/event-celebration-800.webp');
const done: PhotoChange = {
  version: versionOf(1),
  patch: { ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none },
  photo: O.none,
};

const streamOf = (source: Partial<PhotoSource> = {}, photo: O.Option<string> = there): PhotoStream =>
  photoStream(
    examplePhotoSource({
      openFile: () => of(E.right(paintedPicture())),
      openPhoto: () => of(E.right(paintedPicture())),
      ...source,
    }),
    {
      registry: { model: createState(loaded(photo)), fold: () => undefined },
      log: { write: () => () => undefined },
    },
  );

export default {
  title: 'Dialogs/Photo',
  component: Photo,
  loaders: [loadPhotoEditor],
  args: { stream: streamOf() },
  decorators: [
    (Story, { args }) => (
      <main style={{ padding: 24 }}>
        <Button onClick={args.stream.open}>Open</Button>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Photo>;
type Story = StoryObj<typeof Photo>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Profile Photo' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const jpeg = new File(['x'], 'us.jpg', { type: 'image/jpeg' });
const choose = async (dialog: ReturnType<typeof within>, file = jpeg) =>
  userEvent.upload(dialog.getByLabelText('Upload Photo'), file, { applyAccept: false });
const editor = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Edit Profile Photo' });
  const controls = within(dialog);
  await controls.findByRole('slider', { name: 'Zoom' });
  return controls;
};

/** The color at a point of the frame's canvas, in coordinates of its 370 by 370 pixels. */
const colourAt = (x: number, y: number): ReadonlyArray<number> => {
  const canvas = document.querySelector<HTMLCanvasElement>('[aria-label^="Photo. Drag"] canvas');
  const data = canvas?.getContext('2d')?.getImageData(x * 2, y * 2, 1, 1).data ?? [];
  return [...data].slice(0, 3);
};
const [RED, BLUE, BLACK] = [
  [200, 60, 50],
  [50, 80, 200],
  [0, 0, 0],
];

export const WithoutPhoto: Story = {
  name: 'Without a photo: the event’s picture, and Upload',
  parameters: { requirements: ['PHOTO-01', 'PHOTO-02'] },
  args: { stream: streamOf({}, O.none) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByLabelText('Upload Photo')).toHaveAttribute('accept', 'image/png,image/jpg,image/jpeg');
    await expect(dialog.queryByRole('button', { name: 'Edit Photo' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Delete Photo' })).toBeNull();
  },
};

export const WithPhoto: Story = {
  name: 'With a photo: Edit and Delete as well',
  parameters: { requirements: ['PHOTO-02'] },
  args: { stream: streamOf() },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete Photo' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Photo' }));
    await editor();
  },
};

export const Editor: Story = {
  name: 'The editor: sliders, rotation, arrow keys, frame and border',
  parameters: { requirements: ['PHOTO-04', 'PHOTO-05'], a11y: { test: 'error' } },
  args: { stream: streamOf() },
  play: async ({ canvasElement }) => {
    await choose(await opened(canvasElement));
    const controls = await editor();
    const [zoom, straighten] = [
      controls.getByRole('slider', { name: 'Zoom' }),
      controls.getByRole('slider', { name: 'Straighten' }),
    ];
    for (const slider of [zoom, straighten]) {
      await expect(slider).toHaveAttribute('min', '0');
      await expect(slider).toHaveAttribute('max', '100');
      await expect(slider).toHaveValue('50');
    }
    await expect(zoom).toHaveAttribute('aria-valuetext', '100%');
    // The picture is red on its left half and blue on its right; its shorter side fills the frame with its border.
    await expect([colourAt(100, 185), colourAt(270, 185), colourAt(180, 4)]).toEqual([RED, BLUE, RED]);
    await userEvent.click(controls.getByRole('button', { name: 'Rotate' }));
    await expect([colourAt(185, 100), colourAt(185, 270)]).toEqual([RED, BLUE]);
    await fireEvent.change(zoom, { target: { value: '0' } });
    await fireEvent.change(straighten, { target: { value: '47' } });
    await expect(controls.getByText('50%', { selector: '[aria-hidden].num' })).toBeVisible();
    await expect(straighten).toHaveAttribute('aria-valuetext', '−2.7°');
    await expect(colourAt(185, 60)).toEqual(BLACK);
    await userEvent.click(controls.getByRole('button', { name: 'Start Over' }));
    await expect(zoom).toHaveValue('50');
    const frame = controls.getByRole('group', { name: /^Photo\. Drag it, or use the arrow keys/ });
    frame.focus();
    await userEvent.keyboard('{ArrowRight>20/}');
    await expect(colourAt(190, 185)).toEqual(RED);
    const canvas = frame.querySelector('canvas');
    await expect(canvas?.getBoundingClientRect().width).toBe(370);
    await expect(document.querySelectorAll('canvas')).toHaveLength(2);
  },
};

export const Dragged: Story = {
  name: 'Dragging: the picture stays under the pointer',
  parameters: { requirements: ['PHOTO-04'] },
  args: { stream: streamOf() },
  play: async ({ canvasElement }) => {
    await choose(await opened(canvasElement));
    const controls = await editor();
    const frame = controls.getByRole('group', { name: /^Photo\. Drag/ });
    const { left, top } = frame.getBoundingClientRect();
    await expect([colourAt(180, 185), colourAt(190, 185)]).toEqual([RED, BLUE]);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: { clientX: left + 100, clientY: top + 100 } },
      { target: frame, coords: { clientX: left + 150, clientY: top + 100 } },
      { keys: '[/MouseLeft]', target: frame, coords: { clientX: left + 150, clientY: top + 100 } },
    ]);
    await expect([colourAt(230, 185), colourAt(240, 185)]).toEqual([RED, BLUE]);
  },
};

export const WrongFile: Story = {
  name: 'A wrong type of file: another one can be chosen',
  parameters: { requirements: ['PHOTO-03'], a11y: { test: 'error' } },
  args: { stream: streamOf() },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await choose(dialog, new File(['x'], 'us.gif', { type: 'image/gif' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid file type or extension');
    await choose(dialog);
    await editor();
  },
};

export const Deleting: Story = {
  name: 'Asks before deleting; going back changes nothing',
  parameters: { requirements: ['PHOTO-02'] },
  args: { stream: streamOf({ remove: () => of(E.right(done)) }) },
  play: async ({ canvasElement, canvas }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Photo' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Profile Photo' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    const main = within(await screen.findByRole('dialog', { name: 'Profile Photo' }));
    await userEvent.click(main.getByRole('button', { name: 'Delete Photo' }));
    const again = within(await screen.findByRole('dialog', { name: 'Delete Profile Photo' }));
    await userEvent.click(again.getByRole('button', { name: 'Delete Photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Your photo has been deleted.')).toBeInTheDocument();
  },
};
