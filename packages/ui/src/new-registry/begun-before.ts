import {
  type BegunRegistry,
  formSteps,
  type IdempotencyKey,
  type RegistryForm,
  type RegistryFormField,
  stepFields,
} from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { map, type Observable, of, switchMap } from 'rxjs';
import { isUncertain } from '../deed/index.ts';
import type { UnsettledBeginning } from './new-registry-memory.ts';
import type { NotBegun } from './new-registry-model.ts';

/** What came of sending a form: its registry, or that of an earlier form which was sent under the same key, or none. */
export interface Sent {
  readonly answer: E.Either<NotBegun, BegunRegistry>;
  /** The form that the registry began with. */
  readonly of: RegistryForm;
}

/** In which fields a form reads differently, in their order. */
export const fieldsApart = (one: RegistryForm, other: RegistryForm): ReadonlyArray<RegistryFormField> =>
  formSteps.flatMap(stepFields).filter((field) => one[field] !== other[field]);

const sameForm = (one: RegistryForm, other: RegistryForm): boolean => fieldsApart(one, other).length === 0;

/** The forms with this one at the end, each once. */
export const withForm = (forms: ReadonlyArray<RegistryForm>, form: RegistryForm): ReadonlyArray<RegistryForm> => [
  ...forms.filter((one) => !sameForm(one, form)),
  form,
];

const KEY_REUSED: NotBegun = { _tag: 'KeyReused' };

/** What sending an earlier form again says of it: where that cannot be sent any more, its registry is there all the same. */
const ofEarlier = (answer: Sent['answer']): Sent['answer'] =>
  E.mapLeft((reason: NotBegun) => (isUncertain(reason) || reason._tag === 'SignInNeeded' ? reason : KEY_REUSED))(
    answer,
  );

/** Sends a form; where its key stands for an earlier one already, those are sent again, so that the registry which one of them began is found (CART-08). */
export const sentOrFound = (
  begin: (form: RegistryForm, key: IdempotencyKey) => Observable<Sent['answer']>,
  form: RegistryForm,
  { key, forms }: UnsettledBeginning,
): Observable<Sent> => {
  const followed =
    (earlier: ReadonlyArray<RegistryForm>) =>
    (sent: Sent): Observable<Sent> => {
      const [next, ...others] = earlier;
      const isAnother = E.isLeft(sent.answer) && sent.answer.left._tag === 'KeyReused';
      if (!isAnother || next === undefined) return of(sent);
      return begin(next, key).pipe(
        map((answer) => ({ answer: ofEarlier(answer), of: next })),
        switchMap(followed(others)),
      );
    };
  return begin(form, key).pipe(
    map((answer) => ({ answer, of: form })),
    switchMap(followed(forms.filter((one) => !sameForm(one, form)))),
  );
};
