import type { OutgoingMail } from '@gift-registry/domain';

/** An email as the mail library takes it, from the house's address in the name of the site. The one recipient is handed over apart from any text, so that nothing in it can name another. */
export const composed = ({ to, from, subject, text, html }: OutgoingMail, address: string) => ({
  from: { name: from, address },
  to: { name: '', address: to },
  subject,
  text,
  html,
  // Answers of machines to machines are not wanted.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
