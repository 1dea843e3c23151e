import type { CalendarDay, Fault, GrId, Log, MutableState, Site } from '@gift-registry/domain';
import type { io as IO, option as O } from 'fp-ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import type { SettingsSource } from './settings-source.ts';
import type { SettingsState } from './settings-state.ts';

/** What the settings stand on. */
export interface SettingsParts {
  readonly registry: Pick<RegistryStream, 'model' | 'fold' | 'reload'>;
  readonly site: Pick<Site, 'market'>;
  readonly today: IO.IO<CalendarDay>;
  readonly log: Log;
}

/** Why there is no form to show: not there for this person, or not to be read just now. */
export type Unread = { readonly _tag: 'NotFound' } | { readonly _tag: 'Failed'; readonly fault: Fault };

/** What reading, saving and deleting have in common. */
export interface SettingsDesk extends SettingsParts {
  readonly source: SettingsSource;
  readonly present: () => SettingsState;
  readonly change: (its: (state: SettingsState) => SettingsState) => void;
  readonly unread: MutableState<O.Option<Unread>>;
  /** The registry, while it is the reader's own. */
  readonly grId: () => O.Option<GrId>;
}

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

/** Whether the reader owns what is shown. */
export const isOwned = (model: RegistryModel): model is Loaded =>
  model._tag === 'Loaded' && model.view.owner._tag === 'Some';
