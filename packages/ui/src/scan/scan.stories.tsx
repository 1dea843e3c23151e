import type { CameraProblem } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, userEvent, within } from 'storybook/test';
import { ScanPage } from './scan.view.tsx';
import type { CameraEvent } from './scan-model.ts';
import { exampleScan, exampleScanned, reading, showing } from './testing/example-scan.ts';

const Page = ({ options }: { readonly options: Parameters<typeof exampleScan>[0] }) => {
  const [stream] = useState(() => exampleScan(options));
  return (
    <main>
      <ScanPage stream={stream} />
    </main>
  );
};

export default {
  title: 'Pages/Shop/Scan',
  component: Page,
  subcomponents: { ScanPage },
  args: { options: {} },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;
type Canvas = ReturnType<typeof within>;

const start = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Start Scanning' }));
const type = async (canvas: Canvas, text: string) => {
  const field = canvas.getByRole('textbox', { name: 'Number on the label' });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

export const Asking: Story = {
  tags: ['more'],
  name: 'The browser asks for permission',
  args: { options: { events$: NEVER } },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(canvas.getByRole('heading', { name: 'Waiting for the camera' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the Camera' }));
    await expect(canvas.getByRole('heading', { name: 'Scan with your camera' })).toHaveFocus();
  },
};
export const Seeing: Story = {
  name: 'The camera is on',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, canvasElement }) => {
    await start(canvas);
    await expect(canvas.getByRole('heading', { name: 'Hold the barcode inside the frame' })).toBeVisible();
    await expect(canvasElement.querySelector('canvas')).not.toBeNull();
    await expect(canvas.queryByRole('button', { name: /Light/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the Camera' }));
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};
export const Dark: Story = {
  tags: ['more'],
  name: 'Too dark, with a lamp',
  args: { options: { events$: showing(of<CameraEvent>({ _tag: 'Light', isDark: true }), true) } },
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('It’s too dark to scan. Turn on the light');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn On the Light' }));
    await expect(canvas.getByRole('button', { name: 'Turn Off the Light' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Find some light');
  },
};

const failed = (problem: CameraProblem, message: RegExp): Story => ({
  name: `No camera, in words: ${problem}`,
  args: { options: { events$: of<CameraEvent>({ _tag: 'Failed', problem }) } },
  play: async ({ canvas }) => {
    await start(canvas);
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByRole('heading', { name: message })).toBeVisible();
    await expect(alert.getByText(/type the number on the label/i)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await type(canvas, '410601');
    await expect(await canvas.findByRole('article', { name: exampleScanned.name })).toBeVisible();
  },
});
export const Refused = failed('refused', /turned off for this site/);
export const NoCamera = failed('none', /find a camera/);
export const InUse = failed('in-use', /Something else is using/);
export const NotSupported = failed('not-supported', /doesn’t give us a camera/);
export const BrokenOff = failed('broken-off', /camera stopped/);

export const Scanned: Story = {
  name: 'A scanned product, its quantity, and adding it',
  parameters: { a11y: { test: 'error' } },
  args: { options: { events$: showing(of(reading)) } },
  play: async ({ canvas }) => {
    await start(canvas);
    const found = await canvas.findByRole('article', { name: exampleScanned.name });
    await expect(within(found).getByRole('heading', { name: exampleScanned.name })).toHaveFocus();
    await expect(within(found).getByText('SKU 410601')).toBeVisible();
    await userEvent.click(within(found).getByRole('button', { name: `One more of ${exampleScanned.name}` }));
    await expect(within(found).getByRole('textbox')).toHaveValue('2');
    await userEvent.click(within(found).getByRole('button', { name: 'Add to Registry' }));
    await expect(await within(found).findByText('ADDED')).toBeVisible();
  },
};
