import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { either as E } from 'fp-ts';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/test-database.ts';
import { checkNewFile } from './new-file.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

it('[OPS-02] a backup goes to a new file, and to one that is there only where it is to be replaced', async () => {
  const [kept, free] = [join(folder.path, 'kept.backup'), join(folder.path, 'new.backup')];
  const underFile = join(kept, 'new.backup');
  writeFileSync(kept, 'of yesterday');
  expect(await checkNewFile(free, false)).toEqual(E.right(undefined));
  expect(await checkNewFile(kept, false)).toEqual(
    E.left(`${kept} is there already. Give another name, or replace it with --replace.`),
  );
  expect(await checkNewFile(kept, true)).toEqual(E.right(undefined));
  expect(await checkNewFile(underFile, false)).toEqual(E.left(`${underFile} could not be looked for (ENOTDIR).`));
});
