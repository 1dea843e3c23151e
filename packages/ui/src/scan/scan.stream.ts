import {
  addedQuantityField,
  createState,
  NOT_PERSONALIZED,
  type ObservableState,
  type Product,
  type ProductCode,
  readProductCode,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  pairwise,
  Subject,
  share,
  switchMap,
  tap,
} from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { remembering } from '../list-model/index.ts';
import { scanModel } from './scan-composer.ts';
import type { ScanIntents, ScanModel } from './scan-model.ts';
import type { ScanParts } from './scan-parts.ts';
import { AT_FIRST, type LookedUp, lookedUp, lookingUp, onToNext, type ScanState, seeking } from './scan-state.ts';
import { type CameraTurn, cameraAfter, watching } from './watching.ts';

/** Scanning labels, or typing their numbers (ADD-08). */
export interface ScanStream extends ScanIntents {
  /** The camera is asked for only by `startCamera`, and only as long as somebody looks at this. */
  readonly model: ObservableState<ScanModel>;
}

/** The stream of the page. */
export const scanStream = (parts: ScanParts): ScanStream => {
  const { find, camera, isVisible$, isLayerOpen$, adding, reader, scheduler, log } = parts;
  const cell = createState<ScanState>(AT_FIRST);
  const change = (to: Partial<ScanState>): void => cell.set({ ...cell.value, ...to });
  const codes$ = new Subject<ProductCode>();
  let lamp: O.Option<(isOn: boolean) => void> = O.none;
  let last: O.Option<ProductCode> = O.none;

  const lookUp = (code: ProductCode, by: ScanState['by']): void => {
    last = O.some(code);
    cell.set(lookingUp(cell.value, by));
    codes$.next(code);
  };
  const see = (turn: CameraTurn): void => {
    change({ camera: cameraAfter(cell.value.camera, turn) });
    if (turn._tag === 'Showing') lamp = turn.lamp;
    if (turn._tag === 'Failed')
      log.write({ level: 'warning', tag: 'camera-not-used', data: { reason: turn.problem } })();
    if (turn._tag !== 'Read') return;
    const code = readProductCode(turn.code);
    if (E.isRight(code)) lookUp(code.right, 'camera');
  };
  const wanted$ = cell.changes$.pipe(
    map(() => (cell.value.isSeeking ? cell.value.tries : 0)),
    distinctUntilChanged(),
  );
  const camera$ = combineLatest([wanted$, isVisible$]).pipe(
    map(([tries, isVisible]) => (isVisible ? tries : 0)),
    distinctUntilChanged(),
    switchMap((tries) => {
      change({ camera: { _tag: cell.value.isSeeking ? 'Starting' : 'Off' } });
      return tries === 0 ? EMPTY : watching(camera, scheduler);
    }),
    tap(see),
  );

  const found$ = codes$.pipe(
    switchMap((code) =>
      find(code.skus).pipe(
        map((answer): LookedUp => {
          if (E.isRight(answer)) return { _tag: 'There', product: answer.right };
          if (answer.left._tag === 'ProductNotFound') return { _tag: 'Unknown', code };
          log.write({ level: 'warning', tag: 'code-not-looked-up', data: { reason: answer.left._tag } })();
          return { _tag: 'Failed', fault: answer.left };
        }),
        delayedLoading<LookedUp>({ _tag: 'LookingUp' }, scheduler),
      ),
    ),
    tap((outcome) => cell.set(lookedUp(cell.value, outcome))),
  );
  const next = (): void => cell.set(onToNext(cell.value));
  const layerClosed$ = isLayerOpen$.pipe(
    distinctUntilChanged(),
    pairwise(),
    filter(([wasOpen]) => wasOpen),
    tap(next),
  );
  const effects$ = merge(camera$, found$, layerClosed$).pipe(ignoreElements(), share());

  const remember = remembering<ScanModel>();
  const present = (): ScanModel =>
    remember('page', [cell.value, adding.model.value], () => scanModel(reader, cell.value, adding.model.value));
  const withProduct = (act: (product: Product) => void): void => {
    if (cell.value.outcome._tag === 'There') act(cell.value.outcome.product);
  };
  const leaveQuantity = (): void => change({ quantity: addedQuantityField.blur(cell.value.quantity) });

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(merge(cell.changes$, adding.model.changes$).pipe(map(present), distinctUntilChanged()), effects$),
    },
    startCamera: () => cell.set(seeking(cell.value)),
    stopCamera: () => change({ isSeeking: false, turns: cell.value.turns + 1 }),
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
    lookAgain: () => {
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
          toldBy: 'layer',
        });
      }),
    chooseRegistry: adding.choose,
    tryAgain: adding.tryAgain,
  };
};
