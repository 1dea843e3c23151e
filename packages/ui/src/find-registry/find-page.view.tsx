import { eventDayText, eventHeading, findRegistryMessages, smallPicture } from '@gift-registry/domain';
import { IconChevronRight } from '@tabler/icons-react';
import { Button, Skeleton } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { Reading } from '../reading/index.ts';
import type { FindFormStream } from './find-form.stream.ts';
import { FindForm } from './find-form.tsx';
import styles from './find-registry.module.css';
import type { FindResults, FindResultsStream } from './find-results.stream.ts';

const Found = ({ model }: { readonly model: FindResults }) => (
  <>
    <p className="muted num" role="status">
      {findRegistryMessages.found(model.total)}
    </p>
    <ul className={styles['list']}>
      {model.registries.map((registry) => (
        <li key={registry.grId}>
          <a href={registry.path}>
            <img
              src={registry.photo._tag === 'Some' ? registry.photo.value : smallPicture(registry.eventType)}
              alt=""
              width={72}
              height={72}
              loading="lazy"
            />
            <span className={styles['notice']}>
              <b>{findRegistryMessages.names(registry)}</b>
              <span className="muted">
                {eventHeading(registry.eventType)}, <span className="num">{eventDayText(registry)}</span>
              </span>
            </span>
            <IconChevronRight size={20} stroke={1.6} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
    {model.pages > 1 && (
      <nav className={`gr-row ${styles['pages']}`} aria-label={findRegistryMessages.results}>
        {model.previous._tag === 'Some' && (
          <Button component="a" variant="default" href={model.previous.value}>
            {findRegistryMessages.previous}
          </Button>
        )}
        <span className="num">{findRegistryMessages.page(model.page, model.pages)}</span>
        {model.next._tag === 'Some' && (
          <Button component="a" variant="default" href={model.next.value}>
            {findRegistryMessages.next}
          </Button>
        )}
      </nav>
    )}
  </>
);

const Results = ({ stream }: { readonly stream: FindResultsStream }) => (
  <Reading
    of={useStateValue(stream.model)}
    loading={findRegistryMessages.searching}
    skeleton={['first', 'second', 'third'].map((name) => <Skeleton key={name} height={88} />)}
    className={styles['list']}
    onTryAgain={stream.tryAgain}
  >
    {(results) =>
      results.total === 0 ? (
        <div className={styles['result']} role="status">
          <p className={`display gr-text-title ${styles['line']}`}>{findRegistryMessages.nothing(results.text)}</p>
          <p className="muted">{findRegistryMessages.nothingHelp}</p>
        </div>
      ) : (
        <Found model={results} />
      )
    }
  </Reading>
);

/** The registry search and its results (ROUTE-06). */
export const FindPage = ({ form, results }: { readonly form: FindFormStream; readonly results: FindResultsStream }) => (
  <div className={`wrap gr-stack ${styles['page']}`}>
    <h1 className="display gr-page-title">{findRegistryMessages.title}</h1>
    <FindForm stream={form} />
    <section className={styles['results']} aria-label={findRegistryMessages.results}>
      <Results stream={results} />
    </section>
  </div>
);
