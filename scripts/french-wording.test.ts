import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../packages/domain/src/messages/fr-CA');

/** Stands for what is written into a text. */
const INSERTED = '\uFFFC';

interface Text {
  readonly file: string;
  readonly text: string;
  /** What is written into it, as in the source. */
  readonly inserted: ReadonlyArray<string>;
}

/** Not a tag, a key or a path. */
const isText = (text: string): boolean => !/^[\w./-]*$/.test(text);

/** The texts of a module: its strings and templates, also those within others. */
const textsIn = (file: string): ReadonlyArray<Text> => {
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push({ file, text: node.text, inserted: [] });
    if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(INSERTED);
      texts.push({ file, text, inserted: node.templateSpans.map(({ expression }) => expression.getText()) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return texts.filter(({ text }) => isText(text));
};

const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap(textsIn);

const without = (fault: RegExp): ReadonlyArray<Text> => texts.filter(({ text }) => fault.test(text));

/** Whether a word that would lose its vowel before "Amelia" stands before a name. */
const elides = ({ text, inserted }: Text): boolean =>
  text
    .split(INSERTED)
    .some(
      (before, place) =>
        /(?:^|[\s\u00A0])(?:de|du|que|le|la|ne|se|je|ce|si|[dlnscjmt]’|qu’) ?$/i.test(before) &&
        /\b(?:brand|here|other|there)\b|(?<!postalCode\.)names?\b/i.test(inserted[place] ?? ''),
    );

describe('what is read in French', () => {
  it('has curved apostrophes, guillemets and an ellipsis of one sign', () => {
    expect(without(/['"“”]|\.\.\./)).toEqual([]);
  });

  it('has a no-break space before a colon, a percent and a dollar sign, and inside guillemets', () => {
    expect(without(/[^\u00A0](?<!https?|mailto)[:%$»]|«(?!\u00A0)/)).toEqual([]);
  });

  it('has no space before a semicolon, an exclamation mark, a question mark, a comma and a period', () => {
    expect(without(/[\s\u00A0][;!?,.](?!\p{L})/u)).toEqual([]);
  });

  it('exclaims nothing', () => {
    expect(without(/!/)).toEqual([]);
  });

  it('has no English word', () => {
    expect(
      without(
        /(?<![\p{L}-])(?:the|you|your|and|with|this|these|was|not|have|please|gift|registry|cart|email|item|for|of|from|to|add|save)(?![\p{L}-])/iu,
      ),
    ).toEqual([]);
  });

  it('has no word before a name that would lose its vowel', () => {
    expect(texts.filter(elides)).toEqual([]);
  });
});
