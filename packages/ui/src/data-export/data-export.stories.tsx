import type { DataExport, Fault, SignInNeeded } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { SavedFile } from '../thank-you/index.ts';
import { dataExportStream } from './data-export.stream.ts';
import { DataExportSection } from './data-export.view.tsx';

const data: DataExport = {
  format: 'gift-registry-own-data',
  version: 1,
  takenAt: '2027-06-12T09:00:00.000Z',
  account: { email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Hart' },
  registries: [],
  photos: [],
};

interface TakingProps {
  readonly answer: E.Either<SignInNeeded | Fault, DataExport> | 'never';
  readonly saveFile: (file: SavedFile) => void;
}

const Taking = ({ answer, saveFile }: TakingProps) => {
  const [stream] = useState(() =>
    dataExportStream({
      account: { data: () => (answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer)) },
      saveFile,
    }),
  );
  return <DataExportSection stream={stream} />;
};

export default {
  title: 'Pages/Account/Own data',
  component: Taking,
  subcomponents: { DataExportSection },
  args: { answer: E.right(data), saveFile: fn() },
} satisfies Meta<typeof Taking>;
type Story = StoryObj<typeof Taking>;

export const Taken: Story = {
  tags: ['more'],
  name: 'Saves everything as one file',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Your Data' }));
    await expect(await canvas.findByText('Your file is in your downloads.')).toBeVisible();
    await expect(args.saveFile).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'my-registry-data-2027-06-12.json', type: 'application/json' }),
    );
  },
};
export const Failed: Story = {
  name: 'Could not be read; can be tried again',
  parameters: { a11y: { test: 'error' } },
  args: { answer: E.left({ _tag: 'Unavailable' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Your Data' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download Your Data' })).toBeEnabled();
    await expect(args.saveFile).not.toHaveBeenCalled();
  },
};
