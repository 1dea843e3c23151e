/** One mistake planted in one place of a rule: from `start` up to `end` (offsets in the text of the file) stands `replacement` instead. */
export interface Fault {
  /** Unlike that of any other fault of the run. */
  readonly id: number;
  /** The rule's file, relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** What kind of mistake it is, as the mutator calls itself. */
  readonly kind: string;
  /** The name under which it can be switched on in the instrumented rules; none where it cannot. */
  readonly switch: string | undefined;
}

/** The kind of a number that is wrong by one. */
export const NUMBER_OFF = 'NumberOff';

/** What became of a fault: a test failed, the rules ran and did not end, the types refused it, or nobody noticed. */
export type Verdict = 'test' | 'endless' | 'types' | 'survived';

/** Whose tests try a fault: the rule's own and its subject's, everybody else's, or those of the whole library alone (model, examples, ports in memory). */
export type Circle = 'near' | 'far' | 'whole';

/** A fault to be tried. */
export interface Attempt {
  readonly fault: Fault;
  readonly circle: Circle;
}

/** A rule's text with the fault in it. */
export const withFault = (text: string, { start, end, replacement }: Fault): string =>
  text.slice(0, start) + replacement + text.slice(end);
