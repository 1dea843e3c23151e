import { type CatalogueSeeking, createState, type ObservableState, soughtText } from '@gift-registry/domain';
import {
  debounceTime,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  Subject,
  tap,
} from 'rxjs';

/** How long after the last letter it is looked for, in milliseconds. */
const TYPING_PAUSE = 300;

/** The field in which one types what is looked for. */
export interface TypedText {
  /** As it was typed, with its spaces. */
  readonly text: ObservableState<string>;
  readonly type: (text: string) => void;
  /** Looks for it at once. */
  readonly submit: () => void;
  readonly effects$: Observable<never>;
}

/** What is typed is looked for after a pause; what is looked for otherwise, as by going back, stands in the field. */
export const typedText = (choices: CatalogueSeeking, scheduler: SchedulerLike): TypedText => {
  const cell = createState(choices.choice.value.text);
  const typed$ = new Subject<void>();
  const look = (): void => {
    const { value } = choices.choice;
    const text = soughtText(cell.value);
    if (text !== value.text) choices.choose({ ...value, text, pages: 1 });
  };
  return {
    text: cell,
    type: (text) => {
      cell.set(text);
      typed$.next();
    },
    submit: look,
    effects$: merge(
      typed$.pipe(debounceTime(TYPING_PAUSE, scheduler), tap(look)),
      choices.choice.changes$.pipe(
        map(({ text }) => text),
        filter((text) => text !== soughtText(cell.value)),
        tap(cell.set),
      ),
    ).pipe(ignoreElements()),
  };
};
