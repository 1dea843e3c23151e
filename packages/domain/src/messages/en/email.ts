import { isMailboxAscii } from '../../text/index.ts';

/** What is wrong with a mail address that was typed: letters before the @ that many mail servers do not take, or else what is asked for. */
export const emailProblem =
  (asked: string) =>
  (typed: string): string =>
    isMailboxAscii(typed)
      ? asked
      : 'Please use an email address without accents or other special letters before the @.';
