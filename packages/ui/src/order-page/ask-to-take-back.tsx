import { type OrderLineView, placedOrderMessages, type Site } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { useInitialFocus } from '../observe/index.ts';
import type { TakingBack } from './order-choices.ts';
import styles from './order-page.module.css';
import type { OrderPageStream } from './order-page.stream.ts';

interface AskingProps {
  readonly line: OrderLineView;
  readonly taking: TakingBack;
  readonly site: Site;
  readonly stream: OrderPageStream;
}

/** Asks whether a line is to be taken back, and says what happens then. Takes the focus when it opens. */
export const AskToTakeBack = ({ line, taking, site, stream }: AskingProps) => {
  const { units, isPending, problem } = taking;
  const most = line.takeBack.length;
  const place = useInitialFocus<HTMLFieldSetElement>();
  return (
    <fieldset
      ref={place}
      className={`gr-row ${styles['sure']}`}
      aria-label={placedOrderMessages.takeBackOf(line)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') stream.cancelTakingBack();
      }}
    >
      <div>
        <p className="num">
          <b>{placedOrderMessages.takeBackTitle(line)}</b> {placedOrderMessages.takeBackHelp(line, units, site)}
        </p>
        {most > 1 && (
          <label className={`gr-inline-row ${styles['units']}`}>
            {placedOrderMessages.howMany}
            <select
              value={units}
              disabled={isPending}
              onChange={(event) => stream.changeUnits(Number(event.currentTarget.value))}
            >
              {Array.from({ length: most }, (_, before) => before + 1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        )}
        {problem._tag === 'Some' && (
          <p className={`gr-danger gr-text-body ${styles['problem']}`} role="alert">
            {placedOrderMessages.notTakenBack(problem.value)}
          </p>
        )}
      </div>
      <div className={`gr-cluster ${styles['ways']}`}>
        {most > 0 && (
          <Button
            variant="default"
            className={`gr-danger ${styles['harm']}`}
            aria-disabled={isPending || undefined}
            onClick={stream.takeBack}
          >
            {isPending ? placedOrderMessages.takingBack(line) : placedOrderMessages.takeBack(line)}
          </Button>
        )}
        <Button variant="default" aria-disabled={isPending || undefined} onClick={stream.cancelTakingBack}>
          {placedOrderMessages.keep}
        </Button>
      </div>
    </fieldset>
  );
};
