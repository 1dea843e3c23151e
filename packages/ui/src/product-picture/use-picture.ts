import { type ItemImages, type PictureFiles, pictureFiles } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import { type SyntheticEvent, useState } from 'react';
import { useTimesOnlineAgain } from '../observe/index.ts';

/** The files of a picture, and what to do when the browser could not show the one that it chose. */
export interface Picture {
  readonly files: O.Option<PictureFiles>;
  readonly onError: (event: SyntheticEvent<HTMLImageElement>) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A file that the browser says it could not show is not asked for again until the device comes online again; when it names none of ours, none is left to try. */
export const usePicture = (images: ItemImages): Picture => {
  const { desktop, desktopHiRes, mobile, mobileHiRes } = images;
  const all = [desktop, desktopHiRes, mobile, mobileHiRes];
  const [failed, setFailed] = useState({ of: desktop, files: NOTHING, since: 0 });
  const since = useTimesOnlineAgain(failed.files.size > 0);
  const missing = failed.of === desktop && failed.since === since ? failed.files : NOTHING;
  return {
    files: pictureFiles(images, missing),
    onError: ({ currentTarget: { currentSrc } }) => {
      const address = URL.canParse(currentSrc) ? new URL(currentSrc) : undefined;
      const file = all.find((one) => !missing.has(one) && (one === address?.pathname || one === currentSrc));
      setFailed({ of: desktop, files: new Set(file === undefined ? all : [...missing, file]), since });
    },
  };
};
