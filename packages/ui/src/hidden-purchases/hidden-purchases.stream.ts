import {
  createState,
  type Fault,
  type GrId,
  hiddenPurchasesMessages,
  type ListRefusal,
  type Log,
  type ObservableState,
  type Settings,
  type SettingsRefusal,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, exhaustMap, type Observable, type ObservableInput, of, Subject, switchMap, tap } from 'rxjs';
import { isOwned } from '../gifts-reading/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import { observed } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';

/** Why purchases are still hidden. */
export type NotRevealed = ListRefusal | SettingsRefusal | Fault;

/** The dialog that asks before hidden purchases are shown. */
interface HiddenPurchasesModel {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly problem: O.Option<NotRevealed>;
  /** Set once purchases are shown: the button that opened the dialog is then gone. */
  readonly focusOn: O.Option<object>;
  /** For screen readers; empty while there is nothing to announce. */
  readonly announcement: string;
}

/** Reveals purchases that owners have hidden from themselves, before the chosen day (OWN-02). */
export interface HiddenPurchasesStream {
  readonly model: ObservableState<HiddenPurchasesModel>;
  readonly open: () => void;
  /** Ignored while it is being saved. */
  readonly close: () => void;
  readonly show: () => void;
}

export interface HiddenPurchasesDependencies {
  readonly settings: ObservablePort<Pick<Settings, 'readSettings' | 'changeSettings'>>;
  readonly registry: Pick<RegistryStream, 'model' | 'reload'>;
  readonly log: Log;
}

const CLOSED: HiddenPurchasesModel = {
  isOpen: false,
  isSending: false,
  problem: O.none,
  focusOn: O.none,
  announcement: '',
};

/** Creates the dialog's stream. Saving ends every hiding the owners have chosen. */
export const hiddenPurchasesStream = ({
  settings,
  registry,
  log,
}: HiddenPurchasesDependencies): HiddenPurchasesStream => {
  const showPurchases = (grId: GrId): Observable<E.Either<NotRevealed, unknown>> =>
    defer(settings.readSettings(grId)).pipe(
      switchMap((read): ObservableInput<E.Either<NotRevealed, unknown>> => {
        if (E.isLeft(read)) return of(read);
        const { surprise } = read.right;
        return settings.changeSettings(grId, { surprise: { was: surprise, now: { _tag: 'Off' } } })();
      }),
    );
  const model = createState<HiddenPurchasesModel>(CLOSED);
  const shown$ = new Subject<GrId>();

  const send$ = (grId: GrId): Observable<unknown> =>
    defer(() => {
      model.set({ ...CLOSED, isOpen: true, isSending: true });
      return showPurchases(grId).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) {
            log.write({ level: 'warning', tag: 'purchases.show-failed', data: { reason: answer.left._tag } })();
            return model.set({ ...CLOSED, isOpen: true, problem: O.some(answer.left) });
          }
          model.set({ ...CLOSED, focusOn: O.some({}), announcement: hiddenPurchasesMessages.shown });
          // Reads the registry again instead of applying a patch: the revealed purchases are not new and
          // must not be announced.
          registry.reload();
        }),
      );
    });

  const effects$ = shown$.pipe(exhaustMap(send$));

  return {
    model: observed(model, effects$),
    open: () => {
      if (!model.value.isSending) model.set({ ...CLOSED, isOpen: true });
    },
    close: () => {
      if (!model.value.isSending) model.set(CLOSED);
    },
    show: () => {
      const { value } = registry.model;
      if (isOwned(value)) shown$.next(value.view.grId);
    },
  };
};
