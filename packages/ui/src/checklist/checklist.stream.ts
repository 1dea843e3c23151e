import {
  brandName,
  type Checklist,
  type ChecklistKey,
  type ChecklistLink,
  type ChecklistTrouble,
  checklistFor,
  checklistIntent,
  type GrId,
  hasChecklist,
  type ItemBrand,
  type Log,
  type ObservableState,
  type Referrer,
  type RegistryView,
  withChecklistReturn,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type CrossBrandPrompt, crossBrandPrompt } from '../cross-brand-dialog/index.ts';
import { derived } from '../observe/observed.ts';
import {
  type RegistrantPageDependencies,
  type RegistrantPageModel,
  registrantPageStream,
} from '../registrant-page/index.ts';
import { type ChecklistReading, shownManualTicks, type TickMutation } from './checklist-model.ts';
import type { ChecklistReadingStream } from './checklist-reading.ts';

export type ChecklistBody =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly trouble: ChecklistTrouble }
  | {
      readonly _tag: 'Read';
      readonly checklist: Checklist;
      /** False while only the first items of a long list are loaded: then nothing counts as missing. */
      readonly isComplete: boolean;
      readonly mutations: ReadonlyMap<ChecklistKey, TickMutation>;
    };

/** The checklist of a registry, ticking its entries, and the dialog before visiting the other brand (XB-02). */
export interface ChecklistStream {
  readonly model: ObservableState<RegistrantPageModel<ChecklistBody>>;
  /** The requested visit to the other brand. */
  readonly asked: CrossBrandPrompt['asked'];
  readonly nameOf: (brand: ItemBrand) => string;
  readonly tick: (key: ChecklistKey, isTicked: boolean) => void;
  /** Asks before visiting the other brand; `name` is the entry's. */
  readonly ask: (way: ChecklistLink, name: string) => void;
  readonly stay: () => void;
  readonly reload: () => void;
}

interface ChecklistDependencies extends RegistrantPageDependencies {
  readonly reading: ChecklistReadingStream;
  readonly referrer: Referrer;
  readonly log: Log;
}

interface Listed {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** Adds to each link of this site the parameter by which its page links back to the checklist. */
const withReturnLinks = (checklist: Checklist, grId: GrId): Checklist => ({
  ...checklist,
  groups: checklist.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) =>
      entry.way._tag === 'Here'
        ? { ...entry, way: { ...entry.way, path: withChecklistReturn(entry.way.path, grId) } }
        : entry,
    ),
  })),
});

/**
 * Creates the stream of the checklist (CHK-01): ticked manually and by the registry's items. Not found for registries
 * without a checklist (TAB-03, TAB-05).
 */
export const checklistStream = ({
  reading,
  referrer,
  log,
  ...dependencies
}: ChecklistDependencies): ChecklistStream => {
  const { site } = dependencies;
  const page = registrantPageStream<Listed>(dependencies, (view, isComplete) =>
    hasChecklist({ site, eventType: view.header.eventType }) ? O.some({ view, isComplete }) : O.none,
  );
  const asking = crossBrandPrompt({ site, referrer, log });

  const bodyOf = ({ view, isComplete }: Listed, read: ChecklistReading): ChecklistBody => {
    if (read._tag !== 'Read') return read;
    const { header, items } = view;
    const checklist = withReturnLinks(
      checklistFor(site, header.eventType, read.groups, items, shownManualTicks(read)),
      view.grId,
    );
    return { _tag: 'Read', checklist, isComplete, mutations: read.mutations };
  };
  const present = (): RegistrantPageModel<ChecklistBody> => {
    const [of, read] = [page.model.value, reading.model.value];
    return of._tag === 'Loaded' ? { ...of, body: bodyOf(of.body, read) } : of;
  };

  return {
    model: derived([page.model, reading.model], present),
    asked: asking.asked,
    nameOf: (brand) => brandName(site, brand),
    tick: reading.tick,
    ask: (way, name) => {
      const { value } = dependencies.registry.model;
      if (way._tag === 'OtherBrand' && value._tag === 'Loaded') asking.ask(checklistIntent(way, value.view.grId), name);
    },
    stay: asking.stay,
    reload: () => {
      page.reload();
      reading.reload();
    },
  };
};
