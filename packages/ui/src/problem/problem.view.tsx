import { type PageProblem, paths, problemMessages } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import styles from './problem.module.css';

/** Why the page cannot be shown; `help` replaces the usual text, `onTryAgain` and `guestPage` add buttons. */
interface ProblemPageProps {
  readonly problem: PageProblem;
  readonly help?: string;
  readonly onTryAgain?: () => void;
  readonly guestPage?: string;
}

/** Says that the page cannot be shown, and links onward (ROUTE-17). */
export const ProblemPage = ({ problem, help, onTryAgain, guestPage }: ProblemPageProps) => {
  const saysToFind = problemMessages.saysToFind(problem);
  const leads = onTryAgain === undefined && guestPage === undefined && !saysToFind;
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="display gr-section-title">{problemMessages.title(problem)}</h1>
      <p className={`muted ${styles['help']}`}>{help ?? problemMessages.help(problem)}</p>
      {saysToFind && (
        <form action={paths.find} className={styles['find']}>
          <label className="gr-stack">
            {problemMessages.findField}
            <input type="search" name="text" autoComplete="off" />
          </label>
          <Button type="submit">{problemMessages.find}</Button>
        </form>
      )}
      <div className={`gr-cluster ${styles['ways']}`}>
        {onTryAgain !== undefined && <Button onClick={onTryAgain}>{problemMessages.tryAgain}</Button>}
        {guestPage !== undefined && (
          <Button component="a" href={guestPage}>
            {problemMessages.asGuest}
          </Button>
        )}
        <Button component="a" href={paths.home} variant={leads ? 'filled' : 'default'}>
          {problemMessages.toHome}
        </Button>
      </div>
    </div>
  );
};
