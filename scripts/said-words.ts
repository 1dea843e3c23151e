import ts from 'typescript';
import { askedIn, type Said, saidIn } from './words-of-node.ts';

/** A declaration of words: one name, or an object with several. */
export interface WordsGroup {
  readonly name: string;
  /** The rows of the requirements that the comment on it names. */
  readonly ids: ReadonlyArray<string>;
  readonly said: ReadonlyArray<SaidWords>;
}

/** What a channel asks for words, and all that it may say. */
export interface SaidWords {
  /** As it is asked: `shellWords.skip`, `giftCardHint`. */
  readonly name: string;
  /** The rows that a comment on it alone names; those of its group besides. */
  readonly ids: ReadonlyArray<string>;
  /** What it says, as it is written; `…` stands for what is filled in. */
  readonly texts: ReadonlyArray<Said>;
  /** What it asks in its turn, by name. */
  readonly asks: ReadonlyArray<Said>;
}

const ID = /\b([A-Z]+)-(\d{2})\b(?: to \1-(\d{2})\b)?/g;

const commentOf = (file: ts.SourceFile, node: ts.Node): string =>
  (ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => file.text.slice(pos, end))
    .join('\n');

/** The rows that a comment names, also those between: `COUP-01 to COUP-03`. */
const idsOf = (comment: string): ReadonlyArray<string> => [
  ...new Set(
    [...comment.matchAll(ID)].flatMap(([, area = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, at) => `${area}-${String(Number(first) + at).padStart(2, '0')}`,
      ),
    ),
  ),
];

/** The names that a file of words has from other files of words. */
const foreignTo = (file: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    file.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || !/\.en\.ts'$/.test(statement.moduleSpecifier.getText())) return [];
      const bindings = statement.importClause?.namedBindings;
      return bindings !== undefined && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name }) => name.text)
        : [];
    }),
  );

const withoutAs = (node: ts.Expression): ts.Expression => (ts.isAsExpression(node) ? node.expression : node);

interface Declared {
  readonly name: string;
  readonly comment: string;
  readonly isGiven: boolean;
  readonly node: ts.Node;
}

const declaredIn = (file: ts.SourceFile): ReadonlyArray<Declared> =>
  file.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined
        ? [
            {
              name: name.text,
              comment: commentOf(file, statement),
              isGiven: statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
              node: withoutAs(initializer),
            },
          ]
        : [],
    ),
  );

const once = (said: ReadonlyArray<Said>): ReadonlyArray<Said> => [
  ...new Map(said.map((one) => [`${one.of}: ${one.it}`, one])).values(),
];

/** What a file of words gives to channels, in its own order. */
export const wordsIn = (source: string): ReadonlyArray<WordsGroup> => {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const declared = declaredIn(file);
  const given = declared.filter(({ isGiven }) => isGiven);
  const own = new Map(declared.flatMap(({ name, isGiven, node }) => (isGiven ? [] : [[name, node] as const])));
  const asked = new Set([...foreignTo(file), ...given.map(({ name }) => name)]);
  const said = (name: string, comment: string, node: ts.Node): SaidWords => ({
    name,
    ids: idsOf(comment),
    texts: once(saidIn(node, own)),
    asks: once(askedIn(node, asked)),
  });
  return given.map(({ name, comment, node }) => ({
    name,
    ids: idsOf(comment),
    said: ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap((property) =>
          property.name === undefined
            ? []
            : [said(`${name}.${property.name.getText()}`, commentOf(file, property), property)],
        )
      : [said(name, '', node)],
  }));
};
