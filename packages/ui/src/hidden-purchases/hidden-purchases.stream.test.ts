import { createState, type SettingsChanged } from '@gift-registry/domain';
import { exampleSettings, exampleView } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { changedTo } from '../settings/testing/example-settings-port.ts';
import { hiddenPurchasesStream, type NotRevealed } from './hidden-purchases.stream.ts';

const model = createState<RegistryModel>({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant' }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

it('[OWN-02] hidden purchases are shown once, however often it is pressed; a failure keeps them hidden and can be tried again', () => {
  const answers: Array<Subject<E.Either<NotRevealed, SettingsChanged>>> = [];
  let reloads = 0;
  const stream = hiddenPurchasesStream({
    settings: {
      readSettings: () => () => of(E.right(exampleSettings())),
      changeSettings: () => () => {
        const answer$ = new Subject<E.Either<NotRevealed, SettingsChanged>>();
        answers.push(answer$);
        return answer$;
      },
    },
    registry: {
      model,
      reload: () => {
        reloads += 1;
      },
    },
    log: { write: () => () => undefined },
  });
  const answer = (nth: number, value: E.Either<NotRevealed, SettingsChanged>): void => {
    answers[nth]?.next(value);
    answers[nth]?.complete();
  };
  const observer = stream.model.changes$.subscribe();
  stream.open();
  stream.show();
  stream.show();
  stream.close();
  expect([answers.length, stream.model.value.isSending, stream.model.value.isOpen]).toEqual([1, true, true]);
  answer(0, E.left({ _tag: 'Unavailable' }));
  expect(stream.model.value).toMatchObject({
    isOpen: true,
    isSending: false,
    problem: O.some({ _tag: 'Unavailable' }),
  });
  expect(reloads).toBe(0);
  stream.show();
  answer(1, E.right(changedTo(exampleSettings())));
  expect(stream.model.value).toMatchObject({ isOpen: false, announcement: 'Purchases are shown.' });
  expect(reloads).toBe(1);
  observer.unsubscribe();
});
