import { photoMessages } from '@gift-registry/domain';
import { IconRotateClockwise } from '@tabler/icons-react';
import { type PointerEvent, useId } from 'react';
import { Button } from '../controls/index.ts';
import { type ArrowKey, PHOTO_FRAME, straightenDegrees, zoomScale } from './photo-edit.ts';
import styles from './photo-editor.module.css';
import type { PhotoEditing, PhotoIntents } from './photo-model.ts';

/** A slider from 0 to 100, centered at first, and its value as text. */
interface PhotoSliderProps {
  readonly label: string;
  readonly value: number;
  readonly valueText: string;
  /** The values at 0 and 100 as text. */
  readonly ends: readonly [string, string];
  readonly onChange: (value: number) => void;
}

/** The native range input in the site's colors (PHOTO-04). */
const PhotoSlider = ({ label, value, valueText, ends, onChange }: PhotoSliderProps) => {
  const id = useId();
  const [from, to] = value < 50 ? [value, 50] : [50, value];
  return (
    <div className={styles['field']}>
      <p className={`gr-text-meta ${styles['head']}`}>
        <label htmlFor={id}>{label}</label>
        <span className="num" aria-hidden>
          {valueText}
        </span>
      </p>
      <div className={styles['track']}>
        <span className={styles['rail']} aria-hidden>
          <span style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
        </span>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className={`num gr-text-meta ${styles['ends']}`} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
};

const SIDE = PHOTO_FRAME.side + 2 * PHOTO_FRAME.border;
/** The canvas has twice the frame's size in pixels, for high-density screens. */
const PIXELS = 2 * SIDE;

const arrows: Readonly<Partial<Record<string, ArrowKey>>> = {
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
};

/** The pointer's position in the frame's own pixels, at any size on the page. */
const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): { readonly x: number; readonly y: number } => {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const times = SIDE / width;
  return { x: (clientX - left) * times, y: (clientY - top) * times };
};

/** The picture behind the frame: dragged, pinched, or moved with the arrow keys (PHOTO-04, PHOTO-05). */
const PhotoFrame = ({
  editing: { picture, frame },
  intents,
}: {
  readonly editing: PhotoEditing;
  readonly intents: PhotoIntents;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: there is no element for a picture that is moved
  <div
    className={`gr-square ${styles['frame']}`}
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

/** A picture in the editor, and what can be done to it. */
interface PhotoEditorProps {
  readonly editing: PhotoEditing;
  readonly intents: PhotoIntents;
}

/** The preview's side in pixels. */
const PREVIEW = 240;

/** The ends of a slider. */
const [FROM, TO] = [0, 100];

/** The editor of a photo (PHOTO-04, PHOTO-05): the frame, the sliders, and how it will look. */
export const PhotoEditor = ({ editing, intents }: PhotoEditorProps) => (
  <div className={styles['editor']}>
    <PhotoFrame editing={editing} intents={intents} />
    <div className={styles['controls']}>
      <PhotoSlider
        label={photoMessages.zoom}
        value={editing.zoom}
        valueText={photoMessages.zoomed(editing.scale)}
        ends={[photoMessages.zoomed(zoomScale({ zoom: FROM })), photoMessages.zoomed(zoomScale({ zoom: TO }))]}
        onChange={intents.zoom}
      />
      <PhotoSlider
        label={photoMessages.straighten}
        value={editing.straighten}
        valueText={photoMessages.straightened(editing.degrees)}
        ends={[
          photoMessages.straightened(straightenDegrees({ straighten: FROM })),
          photoMessages.straightened(straightenDegrees({ straighten: TO })),
        ]}
        onChange={intents.straighten}
      />
      <div className={`gr-cluster ${styles['turns']}`}>
        <Button
          variant="default"
          onClick={intents.rotate}
          leftSection={<IconRotateClockwise size={20} stroke={1.6} aria-hidden />}
        >
          {photoMessages.rotate}
        </Button>
        <Button variant="subtle" onClick={intents.startOver}>
          {photoMessages.startOver}
        </Button>
      </div>
      <div className={`gr-row muted gr-text-meta ${styles['preview']}`}>
        <canvas
          aria-hidden
          ref={(canvas) => {
            if (canvas !== null) editing.picture.drawOn(canvas, editing.sent, PREVIEW);
          }}
        />
        <p>{photoMessages.preview}</p>
      </div>
    </div>
  </div>
);
