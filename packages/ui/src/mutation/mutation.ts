import { createState, type ObservableState } from '@gift-registry/domain';
import { type MutationState, type Mutations, type MutationsParts, mutations } from './mutations.ts';

/** What a mutation is, and who is told how it went. */
export interface MutationParts<Request, Reason, Answer, Asked extends string | number = number>
  extends Omit<MutationsParts<Request, Reason, Answer, Asked>, 'onState'> {
  readonly onDone: (answer: Answer, isEarlier: boolean) => void;
  readonly onRefused: (reason: Reason, request: Request) => void;
}

/** Mutations of which the one that was begun last is shown. */
export interface Mutation<Request, Reason, Answer> extends Mutations<Request> {
  readonly state: ObservableState<MutationState<Reason, Answer>>;
}

/** A mutation with one button: where it stands is where what was begun last stands. */
export const mutation = <
  Request,
  Reason extends { readonly _tag: string },
  Answer,
  Asked extends string | number = number,
>({
  onDone,
  onRefused,
  ...parts
}: MutationParts<Request, Reason, Answer, Asked>): Mutation<Request, Reason, Answer> => {
  const cell = createState<MutationState<Reason, Answer>>({ _tag: 'Idle' });
  let last = '';
  const onState = (state: MutationState<Reason, Answer>, request: Request): void => {
    const { item } = parts.intentOf(request);
    if (state._tag === 'Doing') last = item;
    if (item === last) cell.set(state);
    if (state._tag === 'Done') onDone(state.answer, state.isEarlier);
    if (state._tag === 'Refused') onRefused(state.reason, request);
  };
  return { state: cell, ...mutations({ ...parts, onState }) };
};
