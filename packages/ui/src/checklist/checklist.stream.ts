import { type Checklist, checklistFor, hasChecklist } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { type RegistrantPageParts, type RegistrantPageStream, registrantPageStream } from '../registrant-page/index.ts';

/** The checklist of a registry, as far as it is on the list. */
export interface ChecklistBody {
  readonly checklist: Checklist;
  /** False while only the first items of a long list are there: then nothing is said to be lacking. */
  readonly isComplete: boolean;
}

/** The checklist (CHK-01): ticked by what is on the registry; only where the registry has one (TAB-03, TAB-05). */
export const checklistStream = (parts: RegistrantPageParts): RegistrantPageStream<ChecklistBody> =>
  registrantPageStream(parts, ({ header: { eventType }, items }, isComplete) =>
    F.pipe(
      hasChecklist({ site: parts.site, eventType }) ? checklistFor(parts.site, eventType, items, []) : O.none,
      O.map((checklist) => ({ checklist, isComplete })),
    ),
  );
