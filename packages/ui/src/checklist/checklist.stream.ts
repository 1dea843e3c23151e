import {
  type Checklist,
  type ChecklistKey,
  type ChecklistTrouble,
  type ChecklistWay,
  checklistFor,
  continueAddress,
  hasChecklist,
  type Live,
  type Log,
  liveCell,
  type Referrer,
  type RegistryView,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import type { CrossBrandWay } from '../cross-brand-dialog/index.ts';
import { remembering } from '../list-model/index.ts';
import { type RegistrantPageModel, type RegistrantPageParts, registrantPageStream } from '../registrant-page/index.ts';
import { type ChecklistReading, shownByHand, type TickDeed } from './checklist-model.ts';
import type { ChecklistReadingStream } from './checklist-reading.ts';

/** What stands on the page of the checklist. */
export type ChecklistBody =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly trouble: ChecklistTrouble }
  | {
      readonly _tag: 'Read';
      readonly checklist: Checklist;
      /** False while only the first items of a long list are there: then nothing is said to be lacking. */
      readonly isComplete: boolean;
      readonly deeds: ReadonlyMap<ChecklistKey, TickDeed>;
    };

/** The checklist of a registry, ticking its entries, and the layer that leads to the other brand (XB-02). */
export interface ChecklistStream {
  readonly model: Live<RegistrantPageModel<ChecklistBody>>;
  /** Which way to the other brand was asked for last; it stays while the layer closes. */
  readonly asking: Live<O.Option<CrossBrandWay & { readonly isOpen: boolean }>>;
  readonly tick: (key: ChecklistKey, isTicked: boolean) => void;
  readonly ask: (way: ChecklistWay) => void;
  readonly stay: () => void;
  readonly reload: () => void;
}

/** What the page stands on. */
export interface ChecklistParts extends RegistrantPageParts {
  readonly reading: ChecklistReadingStream;
  /** The address of the page, which tells scheme and port of the other brand's. */
  readonly here: string;
  readonly referrer: Referrer;
  readonly log: Log;
}

interface Listed {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** The checklist (CHK-01): ticked by hand and by what is on the registry; only where the registry has one (TAB-03, TAB-05). */
export const checklistStream = ({ reading, here, referrer, log, ...parts }: ChecklistParts): ChecklistStream => {
  const { site } = parts;
  const page = registrantPageStream<Listed>(parts, (view, isComplete) =>
    hasChecklist({ site, eventType: view.header.eventType }) ? O.some({ view, isComplete }) : O.none,
  );
  const asking = liveCell<O.Option<CrossBrandWay & { readonly isOpen: boolean }>>(O.none);
  const remember = remembering<RegistrantPageModel<ChecklistBody>>();

  const bodyOf = ({ view, isComplete }: Listed, read: ChecklistReading): ChecklistBody => {
    if (read._tag !== 'Read') return read;
    const { header, items } = view;
    const checklist = checklistFor(site, header.eventType, read.groups, items, shownByHand(read));
    return { _tag: 'Read', checklist, isComplete, deeds: read.deeds };
  };
  const present = (): RegistrantPageModel<ChecklistBody> => {
    const [of, read] = [page.model.value, reading.model.value];
    if (of._tag !== 'Loaded') return of;
    return remember('page', [of, read], () => ({ ...of, body: bodyOf(of.body, read) }));
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(page.model.changes$, reading.model.changes$).pipe(map(present), distinctUntilChanged()),
    },
    asking,
    tick: reading.tick,
    ask: (way) => {
      if (way._tag !== 'OtherBrand') return;
      const { brand, modal: errand, path } = way;
      const href = continueAddress({ site, here, referrer, code: O.none }, { _tag: errand, path });
      if (O.isSome(href)) asking.set(O.some({ errand, brand, href: href.value, isOpen: true }));
      else log.write({ level: 'error', tag: 'other-brand-nowhere', data: { brand, errand } })();
    },
    stay: () => {
      if (O.isSome(asking.value)) asking.set(O.some({ ...asking.value.value, isOpen: false }));
    },
    reload: () => {
      page.reload();
      reading.reload();
    },
  };
};
