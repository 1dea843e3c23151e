import {
  createState,
  type Log,
  NOT_PERSONALIZED,
  type ObservableState,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { distinctUntilChanged, map, merge, switchMap } from 'rxjs';
import { remembering } from '../list-model/index.ts';
import type { Addition, RegistryAddingStream } from '../registry-adding/index.ts';
import { addedLayerModel, layerStep, type ShownAddition } from './added-layer-composer.ts';
import type { AddedLayerIntents, AddedLayerModel } from './added-layer-model.ts';
import { type Recommend, recommendingFor } from './recommending.ts';

/** What the layer stands on. */
export interface AddedLayerParts {
  readonly recommend: Recommend;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add'>;
  readonly site: Site;
  /** Whether things are added by scanning on this page (ADD-08). */
  readonly isScanning: () => boolean;
  readonly log: Log;
}

/** The layer after something was put on a registry (ADD-04). There is one, over all pages. */
export interface AddedLayerStream extends AddedLayerIntents {
  readonly model: ObservableState<AddedLayerModel>;
  readonly open: (addition: Addition) => void;
}

/** The stream of the layer; what is recommended is only logged when it fails, and then there is none (REC-03). */
export const addedLayerStream = ({ recommend, adding, site, isScanning, log }: AddedLayerParts): AddedLayerStream => {
  const shown = createState<ShownAddition>({ isOpen: false, addition: O.none });
  const recommending = recommendingFor({ recommend, listed: () => adding.model.value.listed, log });
  const pod = recommending.pod;

  const remember = remembering<AddedLayerModel>();
  const compose = (): AddedLayerModel =>
    addedLayerModel({ shown: shown.value, pod: pod.value, adding: adding.model.value, site, isScanning: isScanning() });
  const present = (): AddedLayerModel => remember('layer', [shown.value, pod.value, adding.model.value], compose);

  const open = (addition: Addition): void => {
    recommending.ask(addition.items.map(({ identity }) => identity.sku));
    shown.set({ isOpen: true, addition: O.some(addition) });
  };
  /** Added from the layer, it is said where it was pressed and nowhere else. */
  const add = (thing: { readonly sku: Sku; readonly name: string; readonly hasCustomOrderConfirmation: boolean }) =>
    adding.add({ ...thing, personalizationId: NOT_PERSONALIZED, quantity: 1, toldBy: 'nothing' });
  const isOpenToAdding = (sku: Sku): boolean => ['Idle', 'NotListed'].includes(layerStep(adding.model.value, sku)._tag);

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(
          shown.changes$,
          pod.changes$,
          shown.changes$.pipe(
            map(({ isOpen }) => isOpen),
            distinctUntilChanged(),
            switchMap((isOpen) => (isOpen ? adding.model.changes$ : [])),
          ),
        ).pipe(map(present), distinctUntilChanged()),
        recommending.effects$,
      ),
    },
    open,
    close: () => shown.set({ ...shown.value, isOpen: false }),
    addRecommended: (sku) =>
      F.pipe(
        pod.value.items,
        RA.findFirst((item) => item.sku === sku && isOpenToAdding(sku)),
        O.match(() => undefined, add),
      ),
    addExtra: (sku) =>
      F.pipe(
        shown.value.addition,
        O.chain(({ extras }) => O.fromNullable(extras.find((extra) => extra.sku === sku && isOpenToAdding(sku)))),
        O.match(
          () => undefined,
          ({ name }) => add({ sku, name, hasCustomOrderConfirmation: false }),
        ),
      ),
  };
};
