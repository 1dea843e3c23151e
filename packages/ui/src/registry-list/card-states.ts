import {
  createState,
  guestQuantityField,
  type ItemIdentity,
  identityKey,
  type ObservableState,
} from '@gift-registry/domain';
import { type CardState, type Drafts, UNTOUCHED, withQuantity } from '../list-model/index.ts';

/** What was done on the cards of one list, by identity key. Lives beside the registry, so that no live change disturbs what is being typed. */
export interface CardStates {
  readonly all: ObservableState<ReadonlyMap<string, CardState>>;
  readonly of: (identity: ItemIdentity) => CardState;
  readonly change: (identity: ItemIdentity, change: (state: CardState) => CardState) => void;
  /** Changes every card that was touched. */
  readonly changeEach: (change: (state: CardState) => CardState) => void;
}

const asTyped = (text: string): CardState =>
  withQuantity(UNTOUCHED, guestQuantityField.blur(guestQuantityField.type(text)));

/** No card is touched yet, but for the quantities that were typed before the page was loaded again. */
export const cardStates = (typed: Drafts): CardStates => {
  const cell = createState<ReadonlyMap<string, CardState>>(
    new Map([...typed.all()].map(([key, text]) => [key, asTyped(text)])),
  );
  const of = (identity: ItemIdentity): CardState => cell.value.get(identityKey(identity)) ?? UNTOUCHED;
  return {
    all: cell,
    of,
    change: (identity, change) => {
      const before = of(identity);
      const after = change(before);
      if (after !== before) cell.set(new Map(cell.value).set(identityKey(identity), after));
    },
    changeEach: (change) => cell.set(new Map([...cell.value].map(([key, state]) => [key, change(state)]))),
  };
};
