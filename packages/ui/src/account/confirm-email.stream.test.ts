import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { confirmEmailStream } from './confirm-email.stream.ts';

describe('the page that confirms a new email', () => {
  it('[ACC-05] confirms by its button alone; a malformed link is refused like a used one, without asking', async () => {
    const asked: string[] = [];
    const account = {
      confirmEmail: (token: string) => async () => {
        asked.push(token);
        return E.right(undefined);
      },
    };
    const [stream, malformed] = ['A'.repeat(43), 'x'].map((token) => confirmEmailStream(account, token));
    expect(asked).toEqual([]);
    stream?.submit();
    malformed?.submit();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked).toEqual(['A'.repeat(43)]);
    expect(stream?.model.value.state).toEqual({ _tag: 'Succeeded' });
    expect(malformed?.model.value.state).toEqual({ _tag: 'Failed', reason: { _tag: 'LinkAlreadyUsed' } });
  });
});
