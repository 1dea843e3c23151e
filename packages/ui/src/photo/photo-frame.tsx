import { type ArrowKey, PHOTO_FRAME, photoMessages } from '@gift-registry/domain';
import type { PointerEvent } from 'react';
import styles from './photo-editor.module.css';
import type { PhotoEditing, PhotoIntents } from './photo-model.ts';

const SIDE = PHOTO_FRAME.side + 2 * PHOTO_FRAME.border;
/** Drawn finer than it stands on the page, for dense screens. */
const PIXELS = 2 * SIDE;

const arrows: Readonly<Partial<Record<string, ArrowKey>>> = {
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
};

/** Where a pointer is, in the frame's own pixels, however large it stands on the page. */
const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): { readonly x: number; readonly y: number } => {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const times = SIDE / width;
  return { x: (clientX - left) * times, y: (clientY - top) * times };
};

/** The picture behind the frame: dragged by a mouse or a finger, enlarged by two fingers, or moved with the arrow keys (PHOTO-04, PHOTO-05). */
export const PhotoFrame = ({
  editing: { picture, frame },
  intents,
}: {
  readonly editing: PhotoEditing;
  readonly intents: PhotoIntents;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: there is no element for a picture that is moved
  <div
    className={styles['frame']}
    role="group"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
    tabIndex={0}
    aria-label={photoMessages.move}
    onKeyDown={(event) => {
      const key = arrows[event.key];
      if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      intents.press(key);
    }}
    onPointerDown={(event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      intents.hold(event.pointerId, placeOf(event));
    }}
    onPointerMove={(event) => intents.dragTo(event.pointerId, placeOf(event))}
    onPointerUp={({ pointerId }) => intents.letGo(pointerId)}
    onPointerCancel={({ pointerId }) => intents.letGo(pointerId)}
  >
    <canvas
      className={styles['canvas']}
      aria-hidden
      ref={(canvas) => {
        if (canvas !== null) picture.drawOn(canvas, frame, PIXELS);
      }}
    />
    <span className={styles['border']} aria-hidden />
    <span className={styles['grid']} aria-hidden />
  </div>
);
