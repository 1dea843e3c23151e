import {
  type Fault,
  formatDay,
  type GrId,
  type Live,
  type Log,
  paths,
  type RegistryView,
  settingsWords,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map } from 'rxjs';
import { remembering } from '../list-model/index.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

/** What a registry says of itself, for its registrant (ROUTE-05). Somebody else's is as good as none. */
export type SettingsModel =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | {
      readonly _tag: 'Loaded';
      readonly grId: GrId;
      readonly eventName: string;
      /** `Jan 3, 2027` (PAGE-11). */
      readonly eventDate: string;
      readonly names: string;
      readonly whoCanSee: string;
      readonly link: string;
      /** The registrant's list. */
      readonly back: string;
    };

/** The settings, and what can be done there. */
export interface SettingsStream {
  readonly model: Live<SettingsModel>;
  /** The link could not be copied; that is only logged. */
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}

/** What the settings stand on. */
export interface SettingsParts {
  readonly registry: Pick<RegistryStream, 'model' | 'reload'>;
  readonly log: Log;
}

const settingsOf = ({ grId, header, owner }: RegistryView): SettingsModel =>
  O.isNone(owner)
    ? { _tag: 'NotFound' }
    : {
        _tag: 'Loaded',
        grId,
        eventName: header.eventType.name,
        eventDate: formatDay(header.eventDate),
        names: settingsWords.namesOf(header),
        whoCanSee: settingsWords.visibility(owner.value.visibility),
        link: header.shareableUrl,
        back: paths.registrantList(grId),
      };

/** The settings of the registry that the page shows. */
export const settingsStream = ({ registry, log }: SettingsParts): SettingsStream => {
  const remember = remembering<SettingsModel>();
  const present = (of: RegistryModel): SettingsModel =>
    of._tag === 'Loaded'
      ? remember('settings', [of.view.grId, of.view.header, of.view.owner], () => settingsOf(of.view))
      : of;
  return {
    model: {
      get value() {
        return present(registry.model.value);
      },
      changes$: registry.model.changes$.pipe(map(present), distinctUntilChanged()),
    },
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link-not-copied', data: { problem } })(),
    reload: registry.reload,
  };
};
