import {
  fundNameField,
  type ItemEdit,
  type ItemIdentity,
  type ItemVersionConflict,
  type ManageReason,
  NOTHING_EDITED,
  readFundName,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { FundRenaming } from './group-gift-fund-model.ts';

/** What was typed for the name of one fund. */
export interface RenamingState {
  readonly identity: ItemIdentity;
  /** How the fund was called when it was typed, or when that was told since. */
  readonly seen: string;
  /** How it is called now, as far as is known. */
  readonly now: string;
  readonly text: string;
  readonly isSaving: boolean;
  readonly failed: O.Option<ManageReason>;
}

/** Naming begins with the name that the fund has. */
export const beginRenaming = (identity: ItemIdentity, name: string): RenamingState => ({
  identity,
  seen: name,
  now: name,
  text: name,
  isSaving: false,
  failed: O.none,
});

/** The fund is called so by now: what was not typed follows. */
export const calledNow = (state: RenamingState, now: string): RenamingState => {
  if (now === state.now) return state;
  return state.text === state.seen ? { ...state, now, seen: now, text: now } : { ...state, now };
};

/** The name was not kept. */
export const notNamed = (state: RenamingState, reason: ManageReason): RenamingState => {
  const told = (stored: ItemVersionConflict['stored']) => O.getOrElse(() => state.now)(stored.fundName);
  const now = reason._tag === 'ItemVersionConflict' ? told(reason.stored) : state.now;
  return { ...state, now, isSaving: false, failed: O.some(reason) };
};

const isOther = ({ text, now }: RenamingState): boolean => fundNameField.blur(text) !== now;

/** What is shown of it. */
export const renamingModel = (state: RenamingState): FundRenaming => {
  const read = readFundName(state.text);
  return {
    text: state.text,
    problem: E.isLeft(read) ? O.some(read.left) : O.none,
    newer: state.now !== state.seen && isOther(state) ? O.some(state.now) : O.none,
    canSave: E.isRight(read) && isOther(state),
    isSaving: state.isSaving,
    failed: state.failed,
  };
};

/** The edit that saves it. */
export const renamingEdit = ({ text, now }: RenamingState): ItemEdit => ({
  ...NOTHING_EDITED,
  fundName: O.some({ to: fundNameField.blur(text), seen: O.some(now) }),
});
