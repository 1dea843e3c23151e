import { passwordProblem, passwordRefused } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface PasswordsProps {
  readonly password: string;
}

/** Stands for the list of the service. */
const common: ReadonlyArray<string> = ['password1', 'iloveyou'];

const passwords = ['1234567', 'teapots7', '🫖🫖🫖🫖🫖🫖🫖', 'PassWord1', 'four quiet blue teapots'];

const rowOf = (password: string): ReadonlyArray<string> => {
  const problem = passwordProblem(password, (its) => common.includes(its));
  return [password, String([...password].length), problem._tag === 'None' ? 'taken' : passwordRefused(problem.value)];
};

const Passwords = ({ password }: PasswordsProps) => (
  <RuleTable
    rule="A new password"
    columns={['Password', 'Characters', 'Said']}
    rows={passwords.map(rowOf)}
    own={rowOf(password)}
  />
);

/** Eight characters, as people count them, and none that everybody thinks of first (here “password1” and “iloveyou”). */
const meta: Meta<typeof Passwords> = {
  title: 'Rules/Password',
  tags: ['!test'],
  component: Passwords,
  args: { password: 'ILoveYou' },
};
export default meta;

export const AtTheBounds: StoryObj<typeof Passwords> = {
  name: 'At the bounds',
};
