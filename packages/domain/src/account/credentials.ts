/** What a person types to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}
