import { photoMessages, straightenDegrees, zoomScale } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import styles from './photo-editor.module.css';
import { PhotoFrame } from './photo-frame.tsx';
import type { PhotoEditing, PhotoIntents } from './photo-model.ts';
import { PhotoSlider } from './photo-slider.tsx';

/** A picture in the editor, and what can be done to it. */
export interface PhotoEditorProps {
  readonly editing: PhotoEditing;
  readonly intents: PhotoIntents;
}

/** As many pixels a side as the preview is drawn with. */
const PREVIEW = 240;

/** Where a slider begins and ends. */
const [FROM, TO] = [0, 100];

/** The editor of a photo (PHOTO-04, PHOTO-05): the frame, the sliders, and how it will look. */
export const PhotoEditor = ({ editing, intents }: PhotoEditorProps) => (
  <div className={styles['editor']}>
    <PhotoFrame editing={editing} intents={intents} />
    <div className={styles['controls']}>
      <PhotoSlider
        label={photoMessages.zoom}
        value={editing.zoom}
        told={photoMessages.zoomed(editing.scale)}
        ends={[photoMessages.zoomed(zoomScale({ zoom: FROM })), photoMessages.zoomed(zoomScale({ zoom: TO }))]}
        onChange={intents.zoom}
      />
      <PhotoSlider
        label={photoMessages.straighten}
        value={editing.straighten}
        told={photoMessages.straightened(editing.degrees)}
        ends={[
          photoMessages.straightened(straightenDegrees({ straighten: FROM })),
          photoMessages.straightened(straightenDegrees({ straighten: TO })),
        ]}
        onChange={intents.straighten}
      />
      <div className={styles['turns']}>
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
      <div className={styles['preview']}>
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
