import { scanMessages } from '@gift-registry/domain';
import { useNewHeading } from '../new-registry/use-new-heading.ts';
import { useStateValue } from '../observe/index.ts';
import { RegistryChooser } from '../registry-adding/index.ts';
import styles from './scan.module.css';
import type { ScanStream } from './scan.stream.ts';
import { ScanField } from './scan-field.tsx';
import { ScanFinder } from './scan-finder.tsx';
import { ScanOutcome } from './scan-outcome.tsx';

/** Scanning the label of a product, or typing its number, to put it on a registry (ADD-08). */
export const ScanPage = ({ stream }: { readonly stream: ScanStream }) => {
  const { outcome, camera, by, text, problem, turns, adding } = useStateValue(stream.model);
  const heading = useNewHeading(turns);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1 className={`display ${styles['title']}`}>{scanMessages.title}</h1>
          <p className={styles['lead']}>{scanMessages.lead}</p>
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
