import type { ItemImages } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type SyntheticEvent, useState } from 'react';
import { hasFailed, useOnlineAgain } from '../observe/index.ts';
import { type PictureFiles, pictureFiles } from './picture-files.ts';

/** The files of a picture, and what to do when the browser could not show the one that it chose. */
export interface Picture {
  readonly files: O.Option<PictureFiles>;
  readonly onError: (event: SyntheticEvent<HTMLImageElement>) => void;
  /** Goes on the image as its ref, to notice a failure before hydration, whose `error` event is missed. */
  readonly mark: (image: HTMLImageElement | null) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Chooses the files of a picture. A file that the browser could not show is not requested again; if the failed file is
 * unknown, none is left to try. Once none is left, all are tried again when the device comes online.
 */
export const usePicture = (images: ItemImages): Picture => {
  const { desktop, desktopHiRes, mobile, mobileHiRes } = images;
  const all = [desktop, desktopHiRes, mobile, mobileHiRes];
  const [failed, setFailed] = useState({ of: desktop, files: NOTHING });
  const missing = failed.of === desktop ? failed.files : NOTHING;
  const files = pictureFiles(images, missing);
  useOnlineAgain(O.isNone(files), () => setFailed({ of: desktop, files: NOTHING }));
  const onFailure = ({ currentSrc }: HTMLImageElement): void => {
    const address = URL.canParse(currentSrc) ? new URL(currentSrc) : undefined;
    const file = all.find((one) => !missing.has(one) && (one === address?.pathname || one === currentSrc));
    setFailed({ of: desktop, files: new Set(file === undefined ? all : [...missing, file]) });
  };
  return {
    files,
    onError: ({ currentTarget }) => onFailure(currentTarget),
    mark: (image) => {
      if (image !== null && hasFailed(image)) onFailure(image);
    },
  };
};
