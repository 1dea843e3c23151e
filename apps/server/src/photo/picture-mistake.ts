import type { NotAJpeg, PictureTooLarge } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** What is wrong with a picture, by what was said while it was decoded; none where the mistake is ours. */
export const pictureMistake = (said: string): O.Option<NotAJpeg | PictureTooLarge> => {
  if (said.startsWith('timeout: ')) return O.some({ _tag: 'PictureTooLarge' });
  return /^(?:Input (?:buffer|image) |VipsJpeg: )/i.test(said) ? O.some({ _tag: 'NotAJpeg' }) : O.none;
};
