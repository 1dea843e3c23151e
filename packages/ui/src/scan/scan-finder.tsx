import { scanMessages } from '@gift-registry/domain';
import { Button, Loader } from '@mantine/core';
import { IconBarcode, IconBulb, IconBulbOff, IconCameraOff } from '@tabler/icons-react';
import type { RefObject } from 'react';
import styles from './scan.module.css';
import type { CameraModel, ScanIntents } from './scan-model.ts';
import { ScanPicture } from './scan-picture.tsx';

/** The camera, the heading that takes the focus when something else stands here, and what can be done. */
export interface ScanFinderProps {
  readonly camera: CameraModel;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly intents: Pick<ScanIntents, 'startCamera' | 'stopCamera' | 'turnLamp'>;
}

type Showing = Extract<CameraModel, { readonly _tag: 'Showing' }>;

const said = ({ trouble, lamp }: Showing): string => {
  switch (trouble) {
    case 'none':
      return '';
    case 'slow':
      return scanMessages.slow;
    case 'dark':
      return lamp._tag === 'Some' && !lamp.value ? scanMessages.darkWithLamp : scanMessages.dark;
  }
};

const Seen = ({ camera, heading, intents }: ScanFinderProps & { readonly camera: Showing }) => {
  const { picture, lamp } = camera;
  const isLit = lamp._tag === 'Some' && lamp.value;
  return (
    <>
      <ScanPicture picture={picture} />
      <h2 className={styles['hold']} ref={heading} tabIndex={-1}>
        {scanMessages.scanning}
      </h2>
      <p className={styles['trouble']} role="status">
        {said(camera)}
      </p>
      <div className={styles['ways']}>
        {lamp._tag === 'Some' && (
          <Button
            variant="default"
            leftSection={
              isLit ? (
                <IconBulbOff size={20} stroke={1.6} aria-hidden />
              ) : (
                <IconBulb size={20} stroke={1.6} aria-hidden />
              )
            }
            onClick={() => intents.turnLamp(!isLit)}
          >
            {isLit ? scanMessages.lampOff : scanMessages.lampOn}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCameraOff size={20} stroke={1.6} aria-hidden />}
          onClick={intents.stopCamera}
        >
          {scanMessages.stop}
        </Button>
      </div>
    </>
  );
};

/** Where the camera looks: the way to turn it on, its picture with the frame for the bars, or why there is none and the way on (ADD-08). */
export const ScanFinder = ({ camera, heading, intents }: ScanFinderProps) => {
  switch (camera._tag) {
    case 'Off':
      return (
        <div className={styles['still']}>
          <IconBarcode className={styles['sign']} size={56} stroke={1.2} aria-hidden />
          <h2 className={`display ${styles['stageTitle']}`} ref={heading} tabIndex={-1}>
            {scanMessages.begin}
          </h2>
          <p className="muted">{scanMessages.beginHelp}</p>
          <Button onClick={intents.startCamera}>{scanMessages.start}</Button>
        </div>
      );
    case 'Starting':
      return (
        <div className={styles['still']}>
          <Loader size={40} aria-hidden />
          <h2 className={`display ${styles['stageTitle']}`} ref={heading} tabIndex={-1}>
            {scanMessages.starting}
          </h2>
          <p className="muted">{scanMessages.startingHelp}</p>
          <Button variant="default" onClick={intents.stopCamera}>
            {scanMessages.stop}
          </Button>
        </div>
      );
    case 'Showing':
      return <Seen camera={camera} heading={heading} intents={intents} />;
    case 'Failed': {
      const { title, help } = scanMessages.cameraProblem(camera.problem);
      return (
        <div className={styles['still']} role="alert">
          <IconCameraOff className={styles['sign']} size={48} stroke={1.2} aria-hidden />
          <h2 className={`display ${styles['stageTitle']}`} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="muted">{help}</p>
          <Button variant="default" onClick={intents.startCamera}>
            {scanMessages.tryAgain}
          </Button>
        </div>
      );
    }
  }
};
