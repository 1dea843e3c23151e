import type { Instant } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { CommandOutcome } from '../commands/command.ts';
import { giftGuideOf } from '../settings.ts';
import { problemLines, readShop } from './read-shop.ts';

/** Says all that is wrong with the files of a shop, or that nothing is. */
export const checkShop = async (folder: string, now: Instant): Promise<CommandOutcome> => {
  const read = await readShop({ folder, giftGuide: giftGuideOf(folder), now })();
  if (E.isLeft(read)) return { exitCode: 1, stdout: '', stderr: `${problemLines(folder, read.left)}\n` };
  const names = read.right.sites.map(({ id, hosts: [own = ''] }) => `${id} (${own})`).join(', ');
  return { exitCode: 0, stdout: `${folder}: no mistakes. Sites: ${names}\n`, stderr: '' };
};
