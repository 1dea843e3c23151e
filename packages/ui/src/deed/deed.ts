import { type Live, liveCell } from '@gift-registry/domain';
import { type DeedState, type Deeds, type DeedsParts, deeds } from './deeds.ts';

/** What a deed is, and who is told how it went. */
export interface DeedParts<Request, Reason, Answer, Asked extends string | number = number>
  extends Omit<DeedsParts<Request, Reason, Answer, Asked>, 'onState'> {
  readonly onDone: (answer: Answer, isEarlier: boolean) => void;
  readonly onRefused: (reason: Reason, request: Request) => void;
}

/** Deeds of which the one that was begun last is shown. */
export interface Deed<Request, Reason, Answer> extends Deeds<Request> {
  readonly state: Live<DeedState<Reason, Answer>>;
}

/** A deed with one button: where it stands is where what was begun last stands. */
export const deed = <
  Request,
  Reason extends { readonly _tag: string },
  Answer,
  Asked extends string | number = number,
>({
  onDone,
  onRefused,
  ...parts
}: DeedParts<Request, Reason, Answer, Asked>): Deed<Request, Reason, Answer> => {
  const cell = liveCell<DeedState<Reason, Answer>>({ _tag: 'Idle' });
  let last = '';
  const onState = (state: DeedState<Reason, Answer>, request: Request): void => {
    const { item } = parts.intentOf(request);
    if (state._tag === 'Doing') last = item;
    if (item === last) cell.set(state);
    if (state._tag === 'Done') onDone(state.answer, state.isEarlier);
    if (state._tag === 'Refused') onRefused(state.reason, request);
  };
  return { state: cell, ...deeds({ ...parts, onState }) };
};
