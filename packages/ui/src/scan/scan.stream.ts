import {
  addedQuantityField,
  type Catalogue,
  createState,
  type Fault,
  type Log,
  NOT_PERSONALIZED,
  type ObservableState,
  type Product,
  type ProductCode,
  type ProductNotFound,
  readProductCode,
  type Sku,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import {
  combineLatest,
  connect,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  pairwise,
  type SchedulerLike,
  Subject,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import type { CameraEvent, CameraModel, ScanCamera, ScanIntents, ScanModel } from './scan-model.ts';
import {
  INITIAL_STATE,
  type LookedUp,
  lookedUp,
  lookingUp,
  requestingCamera,
  type ScanReader,
  type ScanState,
  scanModel,
  startNextCode,
} from './scan-state.ts';

/** Finds the first of these SKUs that exists; emits one answer. */
type FindProduct = (skus: ReadonlyArray<Sku>) => Observable<E.Either<ProductNotFound | Fault, Product>>;

const NOT_FOUND: ProductNotFound = { _tag: 'ProductNotFound' };

/** Finds products over the port, one SKU after the other; stops at the first product or fault. */
export const findProductFrom =
  ({ product }: Pick<Catalogue, 'product'>): FindProduct =>
  (skus) =>
    defer(
      skus.reduce<TE.TaskEither<ProductNotFound | Fault, Product>>(
        (found, sku) =>
          F.pipe(
            found,
            TE.orElse((reason) => (reason._tag === 'ProductNotFound' ? product(sku) : TE.left(reason))),
          ),
        TE.left(NOT_FOUND),
      ),
    );

export interface ScanDependencies {
  readonly find: FindProduct;
  readonly camera: ScanCamera;
  /** Whether the page is visible: the camera is released while it is not. */
  readonly isVisible$: Observable<boolean>;
  /** Whether the confirmation layer is open; once it closes, the next code is scanned (ADD-04). */
  readonly isLayerOpen$: Observable<boolean>;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly reader: ScanReader;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** In milliseconds: how long until help is offered when nothing is read. */
const SLOW_AFTER = 12_000;

/** The camera's reports, and that it takes long. */
type CameraUpdate = CameraEvent | { readonly _tag: 'Slow' };

/** Watches the camera while subscribed. */
const watching = ({ events$ }: ScanCamera, scheduler: SchedulerLike): Observable<CameraUpdate> =>
  events$.pipe(
    connect((sights$) => {
      const ended$ = sights$.pipe(filter(({ _tag }) => _tag === 'Read' || _tag === 'Failed'));
      return merge(
        sights$,
        sights$.pipe(
          filter(({ _tag }) => _tag === 'Showing'),
          switchMap(() => timer(SLOW_AFTER, scheduler).pipe(takeUntil(ended$))),
          map((): CameraUpdate => ({ _tag: 'Slow' })),
        ),
      );
    }),
  );

/** The camera's state after a report; "dark" wins over "slow". */
const cameraAfter = (camera: CameraModel, update: CameraUpdate): CameraModel => {
  switch (update._tag) {
    case 'Showing':
      return {
        _tag: 'Showing',
        picture: update.picture,
        lamp: O.map(() => false)(update.lamp),
        trouble: 'none',
      };
    case 'Failed':
      return update;
    case 'Read':
      return camera;
    case 'Light':
      if (camera._tag !== 'Showing') return camera;
      if (update.isDark) return { ...camera, trouble: 'dark' };
      return camera.trouble === 'dark' ? { ...camera, trouble: 'none' } : camera;
    case 'Slow':
      return camera._tag === 'Showing' && camera.trouble === 'none' ? { ...camera, trouble: 'slow' } : camera;
  }
};

/** Scanning labels, or typing their numbers (ADD-08). */
export interface ScanStream extends ScanIntents {
  /** The camera is only requested by `startCamera`, and only while this is observed. */
  readonly model: ObservableState<ScanModel>;
}

export const scanStream = (dependencies: ScanDependencies): ScanStream => {
  const { find, camera, isVisible$, isLayerOpen$, adding, reader, scheduler, log } = dependencies;
  const cell = createState<ScanState>(INITIAL_STATE);
  const change = (to: Partial<ScanState>): void => cell.set({ ...cell.value, ...to });
  const codes$ = new Subject<ProductCode>();
  let lamp: O.Option<(isOn: boolean) => void> = O.none;
  let last: O.Option<ProductCode> = O.none;

  const lookUp = (code: ProductCode, by: ScanState['by']): void => {
    last = O.some(code);
    cell.set(lookingUp(cell.value, by));
    codes$.next(code);
  };
  const see = (update: CameraUpdate): void => {
    change({ camera: cameraAfter(cell.value.camera, update) });
    if (update._tag === 'Showing') lamp = update.lamp;
    if (update._tag === 'Failed')
      log.write({ level: 'warning', tag: 'camera.failed', data: { reason: update.problem } })();
    if (update._tag !== 'Read') return;
    const code = readProductCode(update.code);
    if (E.isRight(code)) lookUp(code.right, 'camera');
  };
  const wanted$ = cell.changes$.pipe(
    map(() => (cell.value.hasSearchOrFilters ? cell.value.tries : 0)),
    distinctUntilChanged(),
  );
  const camera$ = combineLatest([wanted$, isVisible$]).pipe(
    map(([tries, isVisible]) => (isVisible ? tries : 0)),
    distinctUntilChanged(),
    switchMap((tries) => {
      change({ camera: { _tag: cell.value.hasSearchOrFilters ? 'Starting' : 'Off' } });
      return tries === 0 ? EMPTY : watching(camera, scheduler);
    }),
    tap(see),
  );

  const found$ = codes$.pipe(
    switchMap((code) =>
      find(code.skus).pipe(
        map((answer): LookedUp => {
          if (E.isRight(answer)) return { _tag: 'Found', product: answer.right };
          if (answer.left._tag === 'ProductNotFound') return { _tag: 'Unknown', code };
          log.write({ level: 'warning', tag: 'barcode.lookup-failed', data: { reason: answer.left._tag } })();
          return { _tag: 'Failed', fault: answer.left };
        }),
        delayedLoading<LookedUp>({ _tag: 'LookingUp' }, scheduler),
      ),
    ),
    tap((outcome) => cell.set(lookedUp(cell.value, outcome))),
  );
  const next = (): void => cell.set(startNextCode(cell.value));
  const layerClosed$ = isLayerOpen$.pipe(
    distinctUntilChanged(),
    pairwise(),
    filter(([wasOpen]) => wasOpen),
    tap(next),
  );

  const present = (): ScanModel => scanModel(reader, cell.value, adding.model.value);
  const withProduct = (act: (product: Product) => void): void => {
    if (cell.value.outcome._tag === 'Found') act(cell.value.outcome.product);
  };
  const leaveQuantity = (): void => change({ quantity: addedQuantityField.blur(cell.value.quantity) });

  return {
    model: observed(derived([cell, adding.model], present), camera$, found$, layerClosed$),
    startCamera: () => cell.set(requestingCamera(cell.value)),
    stopCamera: () => change({ hasSearchOrFilters: false, stageChanges: cell.value.stageChanges + 1 }),
    turnLamp: (isOn) => {
      if (O.isNone(lamp) || cell.value.camera._tag !== 'Showing') return;
      lamp.value(isOn);
      change({ camera: { ...cell.value.camera, lamp: O.some(isOn) } });
    },
    typeText: (text) => change({ text, problem: O.none }),
    lookUp: () => {
      const code = readProductCode({ kind: 'number', text: cell.value.text });
      if (E.isRight(code)) return lookUp(code.right, 'typing');
      change({ problem: O.some(code.left) });
    },
    lookUpAgain: () => {
      if (O.isSome(last)) lookUp(last.value, cell.value.by);
    },
    next,
    typeQuantity: (text) => change({ quantity: addedQuantityField.type(text) }),
    leaveQuantity,
    stepQuantity: (by) => change({ quantity: addedQuantityField.step(cell.value.quantity, by) }),
    addToRegistry: () =>
      withProduct(({ sku, name, hasCustomOrderConfirmation }) => {
        leaveQuantity();
        const quantity = Number(cell.value.quantity);
        adding.add({
          sku,
          name,
          hasCustomOrderConfirmation,
          personalizationId: NOT_PERSONALIZED,
          quantity,
          confirmedBy: 'layer',
        });
      }),
    chooseRegistry: adding.choose,
    tryAgain: adding.tryAgain,
  };
};
