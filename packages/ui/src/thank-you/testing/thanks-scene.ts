import {
  createState,
  DEFAULT_THANKS_CHOICE,
  type LogEntry,
  type RegistryPatch,
  type ThanksChoice,
} from '@gift-registry/domain';
import { idempotencyKeyOf, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { asyncScheduler, type SchedulerLike } from 'rxjs';
import { loaded, registrantScene } from '../../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../../registry/index.ts';
import { thankYouStream } from '../thank-you.stream.ts';
import type { GiftsBody } from '../thanks-model.ts';
import type { SavedFile, SavedSpreadsheet, ThankYouDependencies } from '../thanks-state.ts';
import { exampleThanks } from './example-thanks.ts';

/** The stream of an open Thank You Manager over a port, with what it saved, applied and logged. */
export const thanksScene = (
  thanks: ThankYouDependencies['thanks'] = exampleThanks(),
  first: RegistryModel = loaded({}),
  chosen: Partial<ThanksChoice> = {},
  scheduler: SchedulerLike = asyncScheduler,
) => {
  const { model, parts } = registrantScene(first);
  const choice = createState<ThanksChoice>({ ...DEFAULT_THANKS_CHOICE, ...chosen });
  const files: Array<SavedFile> = [];
  const tables: Array<SavedSpreadsheet> = [];
  const logged: Array<LogEntry> = [];
  let keys = 1;
  const fold = (patch: RegistryPatch): void => {
    const { value } = model;
    if (value._tag === 'Loaded' && patch.version > value.view.version)
      model.set({ ...value, view: { ...value.view, version: patch.version, revisionId: patch.revisionId } });
  };
  const stream = thankYouStream({
    ...parts,
    thanks,
    registry: { ...parts.registry, fold },
    choices: { choice, choose: choice.set },
    saveFile: (file) => void files.push(file),
    saveSpreadsheet: (table) => void tables.push(table),
    newKey: () => idempotencyKeyOf(`example-key-${keys++}`),
    log: { write: (entry) => () => void logged.push(entry) },
    scheduler,
  });
  return {
    stream,
    choice,
    files,
    tables,
    logged,
    model,
    parts,
    /** Sets the registry to that version, as its live stream would. */
    reach: (version: number, epoch = 0): void => model.set(loaded({ version: versionOf(version) }, true, epoch)),
    /** The page's gifts; throws if it shows anything else. */
    gifts: (): GiftsBody => {
      const { value } = stream.model;
      if (value._tag === 'Loaded' && value.body._tag === 'Gifts') return value.body;
      throw new Error(`no gifts are shown: ${JSON.stringify(value)}`);
    },
  };
};
