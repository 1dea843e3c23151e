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

/** A sentence that is true of every input, and the requirements it belongs to. */
export interface Law {
  readonly ids: ReadonlyArray<string>;
  readonly title: string;
}

/** The laws that a test file proves: the titles of its tests; those that are filled in from a table are left out. */
export const lawsIn = (text: string): ReadonlyArray<Law> =>
  testTitles(text)
    .filter((title) => !/%[a-z]|\$\w/.test(title))
    .map((title) => {
      const [ids = ''] = /^(\[[A-Z]+-\d{2}\] ?)*/.exec(title) ?? [];
      return { ids: [...ids.matchAll(/[A-Z]+-\d{2}/g)].map(([id]) => id), title: title.slice(ids.length) };
    });
