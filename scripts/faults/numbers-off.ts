import ts from 'typescript';

/** A number of a rule and what stands there when it is wrong by one. */
export interface NumberOff {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Whether a call may stand in its place, so that it can be switched while tests run; a key of an object cannot. */
  readonly isExpression: boolean;
}

/** Whether it stands for a type, with its sign or without. */
const isType = ({ parent }: ts.NumericLiteral): boolean =>
  ts.isLiteralTypeNode(ts.isPrefixUnaryExpression(parent) ? parent.parent : parent);

/** Every number of the text, one too high and one too low; numbers in types are the compiler's affair. */
export const numbersOff = (text: string): ReadonlyArray<NumberOff> => {
  const source = ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest, true);
  const found: NumberOff[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && !isType(node)) {
      const value = Number(node.text);
      const isExpression = !('name' in node.parent && node.parent.name === node);
      for (const wrong of [value + 1, value - 1])
        found.push({
          start: node.getStart(),
          end: node.end,
          replacement: wrong < 0 ? `(${wrong})` : String(wrong),
          isExpression,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
