import {
  additionProblems,
  createState,
  type GiftAddition,
  type GiftId,
  type GiftsChange,
  type GiverName,
  type GrId,
  giftCorrectionMessages,
  giverNameProblems,
  type IdempotencyKey,
  identityKey,
  outcomeUnknown,
  type RegistryItem,
  type ThankYouRow,
  thankYouPageMessages,
  today,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import { defer, from, map, type Observable, of } from 'rxjs';
import { formStream } from '../form/index.ts';
import { derived } from '../observe/observed.ts';
import type {
  AddField,
  CorrectionContent,
  CorrectionModel,
  GiftCorrections,
  GiftsNotCorrected,
} from './gift-corrections-model.ts';
import type { ThankYouDependencies } from './thanks-state.ts';

interface GiftCorrectionsDependencies
  extends Pick<ThankYouDependencies, 'thanks' | 'registry' | 'clock' | 'scheduler' | 'newKey'> {
  readonly grId: () => O.Option<GrId>;
  readonly rows: () => ReadonlyArray<ThankYouRow>;
  /** Takes the gifts after a change, and announces it. */
  readonly corrected: (change: GiftsChange, announcement: string) => void;
  /** Called when gifts of the page are no longer there. */
  readonly readAgain: () => void;
}

type Subject =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Reject'; readonly row: ThankYouRow; readonly all: ReadonlyArray<GiftId> }
  | { readonly _tag: 'Name'; readonly row: ThankYouRow }
  | { readonly _tag: 'Add' };

const NO_ADDITION = { item: '', words: '', quantity: '1', firstName: '', lastName: '', day: '', note: '' } as const;
const NO_NAME: GiverName = { firstName: '', lastName: '' };

/** Remembers the key of a request whose outcome is unknown, so that a retry has no second effect (CART-08). */
const keysOf = (newKey: IO.IO<IdempotencyKey>) => {
  const unconfirmed = new Map<string, IdempotencyKey>();
  return {
    keyFor: (request: string): IdempotencyKey => {
      const key = unconfirmed.get(request) ?? newKey();
      unconfirmed.set(request, key);
      return key;
    },
    settle: (request: string, answer: E.Either<GiftsNotCorrected, GiftsChange>): void => {
      if (E.isRight(answer) || !outcomeUnknown(answer.left)) unconfirmed.delete(request);
    },
  };
};

export const giftCorrections = ({
  thanks,
  registry,
  clock,
  scheduler,
  newKey,
  grId,
  rows,
  corrected,
  readAgain,
}: GiftCorrectionsDependencies): GiftCorrections => {
  const state = createState<{ readonly isOpen: boolean; readonly subject: Subject }>({
    isOpen: false,
    subject: { _tag: 'Nothing' },
  });
  const keys = keysOf(newKey);
  let which: 'one' | 'all' = 'one';
  let isRestoring = false;

  const open = (subject: Subject): void => state.set({ isOpen: true, subject });
  const close = (): void => state.set({ ...state.value, isOpen: false });
  const giverOf = ({ giver }: ThankYouRow): string => thankYouPageMessages.giver(giver);
  const items = (): ReadonlyArray<RegistryItem> =>
    registry.model.value._tag === 'Loaded'
      ? registry.model.value.view.items.filter(({ groupGift }) => O.isNone(groupGift))
      : [];

  /** Sends a correction, closes the dialog once it is done, and announces it. */
  const send = (
    call: (registry: GrId) => Observable<E.Either<GiftsNotCorrected, GiftsChange>>,
    announcement: () => string,
  ) =>
    defer(() => {
      const number = grId();
      return O.isNone(number)
        ? of(E.left<GiftsNotCorrected>({ _tag: 'RegistryNotFound' }))
        : call(number.value).pipe(
            map((answer) => {
              if (E.isRight(answer)) {
                corrected(answer.right, announcement());
                close();
              } else if (answer.left._tag === 'GiftUnknown') readAgain();
              return answer;
            }),
          );
    });

  const keyed = (
    request: string,
    call: (key: IdempotencyKey) => Observable<E.Either<GiftsNotCorrected, GiftsChange>>,
  ) =>
    defer(() => call(keys.keyFor(request))).pipe(
      map((answer) => {
        keys.settle(request, answer);
        return answer;
      }),
    );

  const rejectForm = formStream<never, GiftsNotCorrected, GiftsChange>({
    empty: {},
    problemsOf: () => [],
    scheduler,
    send: () => {
      const { subject } = state.value;
      if (subject._tag !== 'Reject') return from([]);
      const ids = which === 'all' ? subject.all : [subject.row.id];
      return send(
        (number) => keyed(ids.join(), (key) => defer(thanks.rejectGifts(number, ids, key))),
        () =>
          subject.row.isAdded === true
            ? giftCorrectionMessages.removed(subject.row.name)
            : giftCorrectionMessages.rejected(ids.length),
      );
    },
  });

  const nameForm = formStream<keyof GiverName, GiftsNotCorrected, GiftsChange>({
    empty: NO_NAME,
    problemsOf: (typed) => (isRestoring ? [] : giverNameProblems(typed)),
    fieldOf: (reason) => (reason._tag === 'GiverNameInvalid' ? O.some(reason.field) : O.none),
    scheduler,
    send: (typed) => {
      const { subject } = state.value;
      if (subject._tag !== 'Name') return from([]);
      const name = isRestoring ? O.none : O.some(typed);
      return send(
        (number) => defer(thanks.nameGiver(number, subject.row.id, name)),
        () => (O.isNone(name) ? giftCorrectionMessages.nameRestored : giftCorrectionMessages.nameSaved),
      );
    },
  });

  const additionOf = ({
    item,
    words,
    quantity,
    firstName,
    lastName,
    day,
    note,
  }: Readonly<Record<AddField, string>>) => ({
    item: O.map(({ identity }: RegistryItem) => identity)(
      O.fromNullable(items().find(({ identity }) => identityKey(identity) === item)),
    ),
    words,
    quantity: /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : 0,
    giver: { firstName, lastName },
    day,
    note,
  });

  const addForm = formStream<AddField, GiftsNotCorrected, GiftsChange>({
    empty: NO_ADDITION,
    problemsOf: (typed) => additionProblems(additionOf(typed), today(clock)),
    fieldOf: (reason) => {
      if (reason._tag === 'AdditionInvalid') return O.some(reason.field);
      return reason._tag === 'ItemUnknown' || reason._tag === 'IsGroupGift' ? O.some('item') : O.none;
    },
    scheduler,
    send: (typed) => {
      const addition: GiftAddition = additionOf(typed);
      return send(
        (number) => keyed('add', (key) => defer(thanks.addGift(number, addition, key))),
        () => giftCorrectionMessages.added(thankYouPageMessages.giver(addition.giver)),
      );
    },
  });

  const contentOf = (subject: Subject): CorrectionContent => {
    switch (subject._tag) {
      case 'Nothing':
        return { _tag: 'Nothing' };
      case 'Reject':
        return {
          _tag: 'Reject',
          gift: subject.row.name,
          giver: giverOf(subject.row),
          isAdded: subject.row.isAdded === true,
          all: subject.all.length,
          form: rejectForm.model.value,
        };
      case 'Name':
        return { _tag: 'Name', giver: giverOf(subject.row), form: nameForm.model.value };
      case 'Add':
        return {
          _tag: 'Add',
          items: items()
            .map(({ identity, product }) => ({ value: identityKey(identity), label: product.name }))
            .sort((one, other) => one.label.localeCompare(other.label, 'en')),
          lastDay: today(clock),
          form: addForm.model.value,
        };
    }
  };
  const forms = [rejectForm.model, nameForm.model, addForm.model];
  const modelNow = (): CorrectionModel => ({ isOpen: state.value.isOpen, content: contentOf(state.value.subject) });

  return {
    model: derived([state, registry.model, ...forms], modelNow),
    ask: (id) => {
      const row = rows().find((each) => each.id === id);
      if (row === undefined) return;
      const all = rows().filter(({ giverId, isUnconfirmed }) => giverId === row.giverId && isUnconfirmed === true);
      rejectForm.clear();
      open({ _tag: 'Reject', row, all: all.map((each) => each.id) });
    },
    reject: (chosen) => {
      which = chosen;
      rejectForm.submit();
    },
    askName: (giverId) => {
      const row = rows().find((each) => each.giverId === giverId);
      if (row === undefined) return;
      const { firstName, lastName } = row.giver;
      nameForm.begin({ firstName, lastName });
      open({ _tag: 'Name', row });
    },
    editName: nameForm.edit,
    saveName: () => {
      isRestoring = false;
      nameForm.submit();
    },
    restoreName: () => {
      isRestoring = true;
      nameForm.submit();
    },
    openAddition: () => {
      addForm.begin({ ...NO_ADDITION, day: today(clock) });
      open({ _tag: 'Add' });
    },
    editAddition: addForm.edit,
    add: addForm.submit,
    close,
  };
};
