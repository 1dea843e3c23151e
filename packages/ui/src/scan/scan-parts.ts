import type { Log } from '@gift-registry/domain';
import type { Observable, SchedulerLike } from 'rxjs';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import type { ScanCamera } from './scan-camera.ts';
import type { ScanReader } from './scan-composer.ts';
import type { FindProduct } from './scan-source.ts';

/** What the stream stands on. */
export interface ScanParts {
  readonly find: FindProduct;
  readonly camera: ScanCamera;
  /** Whether the page can be seen: the camera is let go of while it cannot. */
  readonly isVisible$: Observable<boolean>;
  /** Whether the layer that tells what was added is open; once it closes, the next one is scanned (ADD-04). */
  readonly isLayerOpen$: Observable<boolean>;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly reader: ScanReader;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}
