import { scanMessages } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconBarcode, IconBulb, IconBulbOff, IconCameraOff } from '@tabler/icons-react';
import { memo, type RefObject, useCallback } from 'react';
import page from '../browse/browse.module.css';
import { Button, Spinner } from '../controls/index.ts';
import { useHeadingFocus } from '../new-registry/use-form-focus.ts';
import { useStateValue } from '../observe/index.ts';
import { RegistryChooser } from '../registry-adding/index.ts';
import styles from './scan.module.css';
import type { ScanStream } from './scan.stream.ts';
import type { CameraModel, CameraPicture, ScanIntents, ScanModel } from './scan-model.ts';
import { ScanOutcome } from './scan-outcome.tsx';

/** The camera's picture, and the frame for the barcode. */
const ScanPicture = memo(function ScanPicture({ picture }: { readonly picture: CameraPicture }) {
  const show = useCallback(
    (place: HTMLDivElement | null) => (place === null ? undefined : picture.showIn(place)),
    [picture],
  );
  return (
    <div className={styles['picture']} aria-hidden>
      <div className={styles['sight']} ref={show} />
      <div className={styles['frame']} />
    </div>
  );
});

interface ScanFinderProps {
  readonly camera: CameraModel;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly intents: Pick<ScanIntents, 'startCamera' | 'stopCamera' | 'turnLamp'>;
}

type Showing = Extract<CameraModel, { readonly _tag: 'Showing' }>;

const troubleMessage = ({ trouble, lamp }: Showing): string => {
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
        {troubleMessage(camera)}
      </p>
      <div className={`gr-cluster ${styles['ways']}`}>
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

/** The camera's stage: turning it on, its picture, or why there is none and what to do (ADD-08). */
const ScanFinder = ({ camera, heading, intents }: ScanFinderProps) => {
  switch (camera._tag) {
    case 'Off':
      return (
        <div className={styles['still']}>
          <IconBarcode className="muted" size={56} stroke={1.2} aria-hidden />
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
          <Spinner size={40} />
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
          <IconCameraOff className="muted" size={48} stroke={1.2} aria-hidden />
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

interface ScanFieldProps extends Pick<ScanModel, 'text' | 'problem'> {
  readonly intents: Pick<ScanIntents, 'typeText' | 'lookUp'>;
}

/** The field for a label's number, for people who do not use the camera (ADD-08). */
const ScanField = ({ text, problem, intents }: ScanFieldProps) => (
  <form
    className={`gr-stack ${styles['typing']}`}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      intents.lookUp();
    }}
  >
    <h2 className={styles['typeTitle']}>{scanMessages.typeTitle}</h2>
    <TextInput
      size="md"
      label={scanMessages.field}
      description={scanMessages.typeHelp}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="text"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={50}
      value={text}
      onChange={(event) => intents.typeText(event.currentTarget.value)}
      error={problem._tag === 'Some' && <span role="alert">{scanMessages.codeProblem(problem.value)}</span>}
    />
    <Button type="submit" variant="default">
      {scanMessages.lookUp}
    </Button>
  </form>
);

/** The page that scans a product's label, or takes its number, to add the product to a registry (ADD-08). */
export const ScanPage = ({ stream }: { readonly stream: ScanStream }) => {
  const { outcome, camera, by, text, problem, stageChanges, adding } = useStateValue(stream.model);
  const heading = useHeadingFocus(stageChanges);
  return (
    <div className={`wrap ${page['page']}`}>
      <header className={`gr-cluster ${styles['head']}`}>
        <div>
          <h1 className={`display ${page['title']}`}>{scanMessages.title}</h1>
          <p className={`muted ${page['lead']}`}>{scanMessages.lead}</p>
        </div>
        {outcome._tag !== 'Found' && <RegistryChooser adding={adding} onChoose={stream.chooseRegistry} />}
      </header>
      <div className={styles['halves']}>
        <div className={styles['stage']}>
          {outcome._tag === 'None' ? (
            <ScanFinder camera={camera} heading={heading} intents={stream} />
          ) : (
            <ScanOutcome outcome={outcome} by={by} heading={heading} intents={stream} />
          )}
        </div>
        <ScanField text={text} problem={problem} intents={stream} />
      </div>
    </div>
  );
};
