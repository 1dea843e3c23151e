import { either as E, option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type FormStream, formStream, secondsLeftOf } from './form.stream.ts';

type Field = 'name' | 'password';
type No = { readonly _tag: 'No'; readonly retryAfterSeconds?: number };
type Sent = Readonly<Record<Field, string>>;

/** Marbles: intents e edits, x empties the name, s sends, c clears; answers of each sending. Returns the tags of the states. */
const played = (
  intents: string,
  answers: ReadonlyArray<string>,
  expected: string,
  more: { readonly field?: Field } = {},
): {
  readonly form: FormStream<Field, No>;
  readonly sent: ReadonlyArray<Sent>;
  readonly done: ReadonlyArray<string>;
} => {
  const sent: Array<Sent> = [];
  const done: Array<string> = [];
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  return scheduler.run(({ cold, flush }) => {
    const form = formStream<Field, No, string>({
      empty: { name: '', password: '' },
      problemsOf: ({ name }) => (name === '' ? ['name'] : []),
      send: (values) => {
        const marbles = answers[sent.length] ?? '-';
        sent.push(values);
        return cold(marbles, {
          a: E.right('answer'),
          n: E.left<No>({ _tag: 'No' }),
          w: E.left<No>({ _tag: 'No', retryAfterSeconds: 3 }),
        });
      },
      fieldOf: () => O.fromNullable(more.field),
      onSucceeded: (answer) => done.push(answer),
      scheduler,
    });
    const states: Array<string> = [];
    form.model.changes$.subscribe(({ state }) => states.push(`${state._tag}${secondsLeftOf(state) ?? ''}`));
    cold(intents).subscribe((intent) => {
      if (intent === 'e') form.edit('name', 'Rosa');
      if (intent === 'x') form.edit('name', '');
      if (intent === 's') form.submit();
      if (intent === 'c') form.clear();
    });
    flush();
    expect(states.filter((tag, at) => tag !== states[at - 1]).join(' ')).toBe(expected);
    return { form, sent, done };
  });
};

describe('a form', () => {
  it('[AUTH-06] sends what was typed, and reports success', () => {
    const { sent, done } = played('es', ['--(a|)'], 'Idle Pending Succeeded');
    expect([sent, done]).toEqual([[{ name: 'Rosa', password: '' }], ['answer']]);
  });

  it('[AUTH-06] does not send an invalid form, and moves the focus to the first wrong field', () => {
    const { form, sent } = played('s', [], 'Idle');
    expect([sent, form.model.value.wrong, O.isSome(form.model.value.focusOn)]).toEqual([[], ['name'], true]);
    form.edit('name', 'Rosa');
    expect(form.model.value.wrong).toEqual([]);
  });

  it('[AUTH-06] a second press while it is being sent sends nothing', () => {
    expect(played('ess-s', ['-----(a|)'], 'Idle Pending Succeeded').sent).toHaveLength(1);
  });

  it('[AUTH-06] a refusal leaves what was typed, and it can be sent again', () => {
    const { form, sent } = played('es---s', ['-(n|)', '-(a|)'], 'Idle Pending Failed Pending Succeeded');
    expect([sent.length, form.model.value.values.name]).toEqual([2, 'Rosa']);
  });

  it('[AUTH-07] a wait is counted down second by second, until it is over or the form is sent again', () => {
    played('es', ['-(w|)'], 'Idle Pending Failed Failed3 Failed2 Failed1 Failed0');
    played('es 1500ms s', ['-(w|)', '-(a|)'], 'Idle Pending Failed Failed3 Failed2 Pending Succeeded');
  });

  it('[AUTH-07] a wait goes on when an invalid form is submitted', () => {
    const { form } = played('es 1500ms xs', ['-(w|)'], 'Idle Pending Failed Failed3 Failed2 Failed1 Failed0');
    expect(form.model.value.wrong).toEqual(['name']);
  });

  it('[AUTH-06] a refusal that is about a field leads there', () => {
    const { form } = played('es', ['-(n|)'], 'Idle Pending Failed', { field: 'password' });
    expect([form.model.value.wrong, O.isSome(form.model.value.focusOn)]).toEqual([['password'], true]);
  });

  it('[AUTH-06] a refusal for a field is shown until that field is changed, another one until it is sent again', () => {
    const { form } = played('es', ['-(n|)'], 'Idle Pending Failed', { field: 'password' });
    form.edit('name', 'Ruth');
    expect(form.model.value).toMatchObject({ wrong: ['password'], state: { _tag: 'Failed' } });
    form.edit('password', 'four quiet blue teapots');
    expect(form.model.value).toMatchObject({ wrong: [], state: { _tag: 'Idle' } });
    const other = played('es', ['-(n|)'], 'Idle Pending Failed').form;
    other.edit('name', 'Ruth');
    expect(other.model.value.state._tag).toBe('Failed');
  });

  it('[AUTH-06] is empty again when it is cleared, but not while it is being sent', () => {
    expect(played('es---c', ['-(a|)'], 'Idle Pending Succeeded Idle').form.model.value.values.name).toBe('');
    expect(played('esc', ['---(a|)'], 'Idle Pending Succeeded').form.model.value.values.name).toBe('Rosa');
  });
});
