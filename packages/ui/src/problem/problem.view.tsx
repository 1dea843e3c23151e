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
export const ProblemPage = ({ problem, help, onTryAgain, guestPage }: ProblemPageProps) => (
  <div className={`wrap ${styles['page']}`}>
    <h1 className="display gr-section-title">{problemMessages.title(problem)}</h1>
    <p className={`muted ${styles['help']}`}>{help ?? problemMessages.help(problem)}</p>
    <div className={`gr-cluster ${styles['ways']}`}>
      {onTryAgain !== undefined && <Button onClick={onTryAgain}>{problemMessages.tryAgain}</Button>}
      {guestPage !== undefined && (
        <Button component="a" href={guestPage}>
          {problemMessages.asGuest}
        </Button>
      )}
      <Button
        component="a"
        href={paths.home}
        variant={onTryAgain === undefined && guestPage === undefined ? 'filled' : 'default'}
      >
        {problemMessages.toHome}
      </Button>
      {problemMessages.saysToFind(problem) && (
        <Button component="a" href={paths.find} variant="default">
          {problemMessages.toFind}
        </Button>
      )}
    </div>
  </div>
);
