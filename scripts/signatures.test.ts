import { expect, it } from 'vitest';
import { signaturesIn } from './signatures.ts';

it('a signature is the whole of a declaration, without marks, and nothing of the next', () => {
  const page = [
    '```ts',
    '',
    '// @public',
    'export const podOf: (id: string) => Pod;',
    '',
    '// @public',
    'export const field: {',
    '    // (undocumented)',
    '    readonly type: (text: string) => string;',
    '    readonly blur: (text: string) => string;',
    '};',
    '',
    '// @public',
    'export interface Pod {',
    '    readonly id: string;',
    '}',
    '',
    '// @public',
    'export const last: () => void;',
    '```',
  ].join('\n');
  expect([...signaturesIn(page)]).toEqual([
    ['podOf', 'const podOf: (id: string) => Pod;'],
    [
      'field',
      'const field: {\n    readonly type: (text: string) => string;\n    readonly blur: (text: string) => string;\n};',
    ],
    ['last', 'const last: () => void;'],
  ]);
});
