import { signInPageWords } from '@gift-registry/domain';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useLive } from '../observe/index.ts';
import styles from './sign-in.module.css';
import type { SignInStream } from './sign-in.stream.ts';

/** The sign-in page (ROUTE-18). */
export const SignInPage = ({ stream }: { readonly stream: SignInStream }) => {
  const { email, password, missing, isSigningIn, problem } = useLive(stream.model);
  return (
    <div className={`wrap ${styles['page']}`}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          stream.submit();
        }}
      >
        <h1 className={`display ${styles['title']}`}>{signInPageWords.title}</h1>
        <p className={styles['help']}>{signInPageWords.help}</p>
        {problem._tag === 'Some' && (
          <p className={styles['problem']} role="alert">
            {signInPageWords.refused(problem.value)}
          </p>
        )}
        <TextInput
          label={signInPageWords.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => stream.edit('email', event.currentTarget.value)}
          error={missing.includes('email') && signInPageWords.emailMissing}
        />
        <PasswordInput
          label={signInPageWords.password}
          name="password"
          autoComplete="current-password"
          rightSectionWidth={44}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': signInPageWords.showPassword }}
          value={password}
          onChange={(event) => stream.edit('password', event.currentTarget.value)}
          error={missing.includes('password') && signInPageWords.passwordMissing}
        />
        <Button type="submit" fullWidth disabled={isSigningIn}>
          {isSigningIn ? signInPageWords.submitting : signInPageWords.submit}
        </Button>
      </form>
    </div>
  );
};
