import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kind of a test: rule, contract or call, story, browser. */
export type ProofKind = 'P' | 'C' | 'S' | 'B';

/** A row of docs/requirements.md. */
export interface RequirementRow {
  readonly id: string;
  readonly proofs: ReadonlyArray<ProofKind>;
  readonly state: 'built' | 'partly' | '';
}

const isKind = (letter: string): letter is ProofKind => ['P', 'C', 'S', 'B'].includes(letter);
const isState = (word: string): word is RequirementRow['state'] => ['built', 'partly', ''].includes(word);

/** Parses the rows of the document; throws at an invalid one. */
export const requirementRows = (text: string): ReadonlyArray<RequirementRow> =>
  text
    .split('\n')
    .filter((line) => /^\| [A-Z]+-\d/.test(line))
    .map((line) => {
      const cells = line
        .replaceAll('\\|', '¦')
        .split('|')
        .map((cell) => cell.trim());
      const [, id = '', , proof = '', state = ''] = cells;
      const proofs = proof.split(' ').filter(isKind);
      if (cells.length !== 6 || proofs.length === 0 || !isState(state)) throw new Error(`invalid row: ${line}`);
      return { id, proofs, state };
    });

/** The rows of the project. */
export const projectRows = (root: string): ReadonlyArray<RequirementRow> =>
  requirementRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
