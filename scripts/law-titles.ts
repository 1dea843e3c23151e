import ts from 'typescript';

/** The function at the start of a call chain, and the properties along it: `it.each(table)(…)` gives `it` and `each`. */
const callChain = (
  callee: ts.Expression,
  properties: ReadonlyArray<string> = [],
): readonly [string, ReadonlyArray<string>] => {
  if (ts.isIdentifier(callee)) return [callee.text, properties];
  if (ts.isPropertyAccessExpression(callee)) return callChain(callee.expression, [...properties, callee.name.text]);
  if (ts.isCallExpression(callee)) return callChain(callee.expression, properties);
  return ['', properties];
};

const isTest = (call: ts.CallExpression): boolean => {
  const [name, properties] = callChain(call.expression);
  return ['it', 'test'].includes(name) && !properties.some((property) => ['skip', 'todo'].includes(property));
};

/** The titles of the tests that a test file runs, as written. */
export const testTitles = (text: string): ReadonlyArray<string> => {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node)) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('titles.ts', text, ts.ScriptTarget.Latest));
  return titles;
};

/** The text without requirement ids, full stop, capitals and curly quotes. */
const normalized = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(\[[A-Z]+-\d{2}\] ?)+/, '')
    .replace(/\.+$/, '')
    .trim()
    .toLowerCase();

/** The laws that no title contains. A title may contain several laws, and further text. */
export const untestedLaws = (laws: ReadonlyArray<string>, titles: ReadonlyArray<string>): ReadonlyArray<string> => {
  const normalizedTitles = titles.map(normalized);
  return laws.filter((law) => !normalizedTitles.some((title) => title.includes(normalized(law))));
};
