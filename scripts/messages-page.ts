import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prose } from './prose.ts';
import { RULES_COMMAND } from './rules-page.ts';
import { type SaidWords, type WordsGroup, wordsIn } from './said-words.ts';
import type { Said } from './words-of-node.ts';

/** The page's place in the project. */
export const WORDS_PAGE = 'docs/words.md';

const FOLDER = 'packages/domain/src/words';

const INTRODUCTION = `What the gift registry says, in English, and the name under which a channel asks \`@gift-registry/domain\` for it. Search this page for a sentence, or begin at the
[index by row](#index-by-row). What needs something to fill in is a function; \`…\` stands for what it fills in. *Slanted* is the reason or
kind for which it is said, where a name has words for several; what a name *asks* is said besides. [The API](api/domain.api.md) has what each is given.

This page is made of the files of \`${FOLDER}\`. Change a word there, then write the page anew: \`${RULES_COMMAND}\`.`;

/** A file of words, and what it gives. */
export interface WordsFile {
  /** Its path in the project. */
  readonly file: string;
  readonly title: string;
  readonly groups: ReadonlyArray<WordsGroup>;
}

const titleOf = (name: string): string => {
  const words = name.replace(/(\.en)?\.ts$/, '').replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The project's files of words, in the order of their names. */
export const projectWords = (root: string): ReadonlyArray<WordsFile> =>
  readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
    .sort()
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      title: titleOf(name),
      groups: wordsIn(readFileSync(join(root, FOLDER, name), 'utf8')),
    }))
    .filter(({ groups }) => groups.length > 0);

const cell = (text: string): string => prose(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

const reasonOf = ({ of }: Said): string => (of === undefined ? '' : `*${of}* `);

const saysOf = ({ texts, asks }: SaidWords): string =>
  [
    ...texts.map((text) => `${reasonOf(text)}“${cell(text.it)}”`),
    ...asks.map((name) => `${reasonOf(name)}asks \`${name.it}\``),
  ].join('<br>');

/** Not what only passes on what it is given, nor what says nothing but yes or no. */
const saysSomething = ({ texts, asks }: SaidWords): boolean => texts.length + asks.length > 0;

const lineOf = (group: WordsGroup, said: SaidWords): string =>
  `| \`${said.name}\` | ${saysOf(said)} | ${[...new Set([...said.ids, ...group.ids])].join(' ')} |`;

const sectionOf = ({ file, title, groups }: WordsFile): string =>
  [
    `## ${title}`,
    `[words](../${file})`,
    [
      '| name | says | rows |',
      '|---|---|---|',
      ...groups.flatMap((group) => group.said.filter(saysSomething).map((said) => lineOf(group, said))),
    ].join('\n'),
  ].join('\n\n');

/** Of a row what names it: a whole group, or what of another group names it alone. */
const namesFor = (id: string, groups: ReadonlyArray<WordsGroup>): ReadonlyArray<string> =>
  groups.flatMap(({ name, ids, said }) =>
    ids.includes(id) ? [name] : said.filter((its) => its.ids.includes(id)).map((its) => its.name),
  );

/** The whole page, the same for the same words. */
export const messagePage = (files: ReadonlyArray<WordsFile>): string => {
  const groups = files.flatMap((file) => file.groups);
  const ids = [...new Set(groups.flatMap((group) => [group, ...group.said]).flatMap((named) => named.ids))].sort();
  return `${[
    '# Words',
    INTRODUCTION,
    '## Index by row',
    [
      '| row | names |',
      '|---|---|',
      ...ids.map(
        (id) =>
          `| ${id} | ${namesFor(id, groups)
            .map((name) => `\`${name}\``)
            .join(' · ')} |`,
      ),
    ].join('\n'),
    ...files.map(sectionOf),
  ].join('\n\n')}\n`;
};
