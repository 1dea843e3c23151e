/** Names the account of a form with a password, for browsers that keep passwords: unseen, and nothing to fill in. Nothing where the account is not known. */
export const AccountField = ({ email }: { readonly email: string }) =>
  email !== '' && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
