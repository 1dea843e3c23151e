import {
  hasOverview,
  type ItemIdentity,
  type Live,
  type Log,
  liveCell,
  newestBought,
  type Version,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, ignoreElements, map, merge, tap } from 'rxjs';
import type { ChecklistReadingStream } from '../checklist/index.ts';
import { remembering } from '../list-model/index.ts';
import { type RegistrantPageModel, type RegistrantPageParts, registrantPageStream } from '../registrant-page/index.ts';
import type { RegistryModel } from '../registry/index.ts';
import { overviewBody, type Seen } from './overview-composer.ts';
import type { OverviewBody } from './overview-model.ts';

/** The Overview of a registry. */
export interface OverviewStream {
  readonly model: Live<RegistrantPageModel<OverviewBody>>;
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}

/** What the Overview stands on. */
export interface OverviewParts extends RegistrantPageParts {
  readonly checklist: Pick<ChecklistReadingStream, 'model'>;
  readonly log: Log;
}

/** What was bought while the page is open, the newest first, up to which version. */
interface Heard {
  readonly version: O.Option<Version>;
  readonly just: ReadonlyArray<ItemIdentity>;
}

/** The Overview of a registry, where it has one (TAB-01, TAB-05); a purchase stands first at once. */
export const overviewStream = ({ checklist, log, ...parts }: OverviewParts): OverviewStream => {
  const { registry, site } = parts;
  const page = registrantPageStream<Seen>(parts, (view, isComplete) =>
    hasOverview({ site, eventType: view.header.eventType }) ? O.some({ view, isComplete }) : O.none,
  );
  const heard = liveCell<Heard>({ version: O.none, just: [] });
  const remember = remembering<RegistrantPageModel<OverviewBody>>();

  const hear = (model: RegistryModel): void => {
    if (model._tag !== 'Loaded' || O.isNone(model.lastChange)) return;
    const { version, bought } = model.lastChange.value;
    if (bought.length === 0 || (O.isSome(heard.value.version) && version <= heard.value.version.value)) return;
    const just = newestBought(
      heard.value.just,
      bought.map(({ identity }) => identity),
    );
    heard.set({ version: O.some(version), just });
  };
  const present = (): RegistrantPageModel<OverviewBody> => {
    const [of, reading, { just }] = [page.model.value, checklist.model.value, heard.value];
    if (of._tag !== 'Loaded') return of;
    return remember('page', [of, reading, just], () => ({ ...of, body: overviewBody(site, of.body, reading, just) }));
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        registry.model.changes$.pipe(tap(hear), ignoreElements()),
        merge(page.model.changes$, checklist.model.changes$, heard.changes$).pipe(map(present), distinctUntilChanged()),
      ),
    },
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link-not-copied', data: { problem } })(),
    reload: page.reload,
  };
};
