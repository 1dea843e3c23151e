import { OwnDataButton, OwnDataSection, ownDataStream } from '@gift-registry/ui';
import { saveFile } from './browser/save-file.ts';
import type { ScreenParts } from './screen-parts.ts';

/** As a part of a page, or beside what is about to be deleted. */
export interface OwnDataPartProps {
  readonly as: 'section' | 'button';
}

/** Taking one's data along. It comes by a file of its own: guests never need it. */
export const ownDataPart = ({ account, page }: ScreenParts) => {
  const stream = ownDataStream({ account, saveFile: saveFile(page) });
  return ({ as }: OwnDataPartProps) =>
    as === 'section' ? <OwnDataSection stream={stream} /> : <OwnDataButton stream={stream} />;
};
