import { type ManageProblem, type ManageReason, manageProblem } from '@gift-registry/domain';
import { ProblemBand } from '../nla-item/index.ts';
import { SignInBeside } from '../sign-in/index.ts';

/** Why nothing was saved or removed, and the way to sign in where that is what is missing. */
export const ManageProblemBand = ({ problem }: { readonly problem: ManageProblem<ManageReason> }) => (
  <ProblemBand>
    {manageProblem(problem)}
    {problem._tag === 'CallFailed' && <SignInBeside reason={problem.reason} />}
  </ProblemBand>
);
