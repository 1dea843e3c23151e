import type { ChecklistKey, Checklists, LogEntry, Site } from '@gift-registry/domain';
import { exampleChecklists, sites } from '@gift-registry/domain/testing/arbitrary';
import { taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';
import { registrantScene } from '../../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../../registry/index.ts';
import { checklistStream } from '../checklist.stream.ts';
import { checklistReading, checklistSource } from '../checklist-reading.ts';

/** A port with a wedding's checklist on which the towels are ticked; answers at once by default. */
export const exampleChecklistPort = (overrides: Partial<Checklists> = {}): Checklists => {
  let byHand: ReadonlyArray<ChecklistKey> = ['bath'];
  return {
    readChecklist: (_grId) => TE.right({ groups: exampleChecklists.br, byHand }),
    tickEntry: (_grId, key, isTicked) => {
      byHand = [...byHand.filter((other) => other !== key), ...(isTicked ? [key] : [])];
      return TE.right(byHand);
    },
    ...overrides,
  };
};

/** The page of a checklist over that registry and port. */
export const checklistScene = (first: RegistryModel, port = exampleChecklistPort(), site: Site = sites.main) => {
  const { model, parts } = registrantScene(first, site);
  const logged: Array<LogEntry> = [];
  const returned$ = new Subject<void>();
  const log = { write: (entry: LogEntry) => () => void logged.push(entry) };
  const reading = checklistReading({ registry: parts.registry, source: checklistSource(port), site, log, returned$ });
  const page = checklistStream({ ...parts, reading, referrer: {}, log });
  return { model, parts, reading, page, logged, returned$ };
};
