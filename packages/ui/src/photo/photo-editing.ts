import type { PhotoCommand } from './photo-edit.ts';
import type { PhotoIntents } from './photo-model.ts';
import { commanded, draggedTo, type EditorState, heldBy, letGoBy } from './photo-state.ts';

/** What is done to the picture in the editor (PHOTO-04); `change` does nothing while there is none. */
export const photoEditing = (
  change: (its: (step: EditorState) => EditorState) => void,
): Pick<PhotoIntents, 'zoom' | 'straighten' | 'rotate' | 'startOver' | 'press' | 'hold' | 'dragTo' | 'letGo'> => {
  const command = (its: PhotoCommand): void => change((step) => commanded(step, its));
  return {
    zoom: (value) => command({ _tag: 'Zoom', value }),
    straighten: (value) => command({ _tag: 'Straighten', value }),
    rotate: () => command({ _tag: 'Rotate' }),
    startOver: () => command({ _tag: 'StartAgain' }),
    press: (key) => command({ _tag: 'Press', key }),
    hold: (finger, place) => change((step) => heldBy(step, finger, place)),
    dragTo: (finger, place) => change((step) => draggedTo(step, finger, place)),
    letGo: (finger) => change((step) => letGoBy(step, finger)),
  };
};
