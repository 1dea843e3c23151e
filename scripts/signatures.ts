import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXPORTED = /^export (const (\w+)[\s\S]*?;)$(?=\n(?:\n|```))/gm;
const MARK = /^ *\/\/ \(undocumented\)\n/gm;

/** What is asked by each name and what is answered, as a page of docs/api has it. */
export const signaturesIn = (page: string): ReadonlyMap<string, string> =>
  new Map([...page.matchAll(EXPORTED)].map(([, signature = '', name = '']) => [name, signature.replaceAll(MARK, '')]));

/** The same of the library's main door, behind which every name stands. */
export const projectSignatures = (root: string): ReadonlyMap<string, string> =>
  signaturesIn(readFileSync(join(root, 'docs/api/domain.api.md'), 'utf8'));
