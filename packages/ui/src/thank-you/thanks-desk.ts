import type { GrId, Log, MutableState, Site, ThanksChoices } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import type { RegistrantPageParts } from '../registrant-page/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type { ThanksSource } from './thanks-source.ts';
import type { ThanksState } from './thanks-state.ts';

/** A text that shall be a file on the device. */
export interface SavedFile {
  readonly name: string;
  /** As `text/csv`. */
  readonly type: string;
  readonly text: string;
}

/** What the Thank You Manager stands on. */
export interface ThanksParts extends RegistrantPageParts {
  readonly registry: Pick<RegistryStream, 'model' | 'fold' | 'reload'>;
  readonly site: Site;
  readonly choices: ThanksChoices;
  readonly saveFile: (file: SavedFile) => void;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
}

/** What reading, marking and writing have in common. */
export interface ThanksDesk extends ThanksParts {
  readonly source: ThanksSource;
  readonly state: MutableState<ThanksState>;
  readonly change: (its: (state: ThanksState) => ThanksState) => void;
  /** The registry, while it is the reader's own. */
  readonly grId: () => O.Option<GrId>;
}
