import { either as E } from 'fp-ts';
import type { CommandOutcome } from '../commands/command.ts';
import { mistakeLines, readShop } from './read-shop.ts';

/** Says all that is wrong with the files of a shop, or that nothing is. */
export const checkShop = async (folder: string): Promise<CommandOutcome> => {
  const read = await readShop(folder)();
  if (E.isLeft(read)) return { exitCode: 1, stdout: '', stderr: `${mistakeLines(folder, read.left)}\n` };
  const names = read.right.sites.map(({ id, hosts: [own = ''] }) => `${id} (${own})`).join(', ');
  return { exitCode: 0, stdout: `${folder}: no mistakes. Sites: ${names}\n`, stderr: '' };
};
