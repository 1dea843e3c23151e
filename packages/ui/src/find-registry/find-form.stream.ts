import { createState, type FindRefusal, type ObservableState, registrySearchPath } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The text of the registry search, and why it finds nothing. */
interface FindFormModel {
  readonly text: string;
  readonly problem: O.Option<FindRefusal>;
}

/** Finding a registry by a name or by its number (ROUTE-06, ROUTE-20). */
export interface FindFormStream {
  readonly model: ObservableState<FindFormModel>;
  readonly edit: (text: string) => void;
  readonly find: () => void;
}

interface FindFormDependencies {
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  /**
   * Whether this browser is signed in: a number then opens the registrant's page, which shows the guests' view to
   * anybody who does not own the registry.
   */
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  /** The initial text; why it finds nothing is shown at once. */
  readonly text?: string;
}

export const findFormStream = ({ goTo, shell, text = '' }: FindFormDependencies): FindFormStream => {
  const problem = text.trim() === '' ? O.none : O.getLeft(registrySearchPath(text, false));
  const cell = createState<FindFormModel>({ text, problem });
  return {
    model: cell,
    edit: (typed) => cell.set({ text: typed, problem: O.none }),
    find: () => {
      const step = registrySearchPath(cell.value.text, shell.value.isLoggedIn);
      if (E.isRight(step)) goTo(step.right);
      else cell.set({ ...cell.value, problem: O.some(step.left) });
    },
  };
};
