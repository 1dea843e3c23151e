import { describe, expect, it } from 'vitest';
import { fieldMessage } from './field-message.ts';

const MESSAGES = 'Please enter your password.';

describe('the message beside a field', () => {
  it.each([
    ['right', [], { _tag: 'Idle' }, false],
    ['not to be read', ['password'], { _tag: 'Idle' }, MESSAGES],
    ['refused after it was sent', ['password'], { _tag: 'Failed', reason: 'wrong' }, true],
    ['empty during a wait', ['password'], { _tag: 'Failed', reason: 'wait', secondsLeft: 3 }, MESSAGES],
    ['right in a form that was refused', [], { _tag: 'Failed', reason: 'wrong' }, false],
  ] as const)('[AUTH-06] that is %s', (_, wrong, state, expected) => {
    expect(fieldMessage<'password'>({ wrong, state }, 'password', MESSAGES)).toBe(expected);
  });
});
