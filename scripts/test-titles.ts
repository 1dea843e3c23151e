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

/** The laws that a test file proves: the titles of its tests, without requirement ids; titles that are filled in from a table are left out. */
export const lawsIn = (text: string): ReadonlyArray<string> =>
  testTitles(text)
    .map((title) => title.replace(/^(\[[A-Z]+-\d{2}\] ?)+/, ''))
    .filter((title) => !/%[a-z]|\$\w/.test(title));
