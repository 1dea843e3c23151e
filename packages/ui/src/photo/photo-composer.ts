import { placePhoto, type RegistryHeader, straightenDegrees, zoomScale } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { PhotoModel } from './photo-model.ts';
import type { PhotoStep } from './photo-state.ts';

const busyOf = ({ _tag }: PhotoStep): O.Option<'opening' | 'updating'> => {
  if (_tag === 'Opening') return O.some('opening');
  return _tag === 'Sending' ? O.some('updating') : O.none;
};

/** What the dialog shows at that step, over a registry with that head. */
export const photoContent = (
  step: PhotoStep,
  { photo, defaultPicture }: Pick<RegistryHeader, 'photo' | 'defaultPicture'>,
): PhotoModel['content'] => {
  switch (step._tag) {
    case 'Question':
      return { _tag: 'Question' };
    case 'Editor': {
      const { picture, edit } = step;
      return {
        _tag: 'Editor',
        picture,
        frame: placePhoto(picture.size, edit, 'frame'),
        sent: placePhoto(picture.size, edit, 'sent'),
        zoom: edit.zoom,
        scale: zoomScale(edit),
        straighten: edit.straighten,
        degrees: straightenDegrees(edit),
        hasPhoto: O.isSome(photo),
      };
    }
    default:
      return {
        _tag: 'Main',
        photo,
        defaultPicture,
        busy: busyOf(step),
        problem: step._tag === 'Main' ? step.problem : O.none,
        canTryAgain: step._tag === 'Main' && O.isSome(step.failed),
      };
  }
};
