import {
  defaultPicture,
  eventDayText,
  eventHeading,
  eventNameOf,
  findRegistryMessages,
  formatPrice,
  homeMessages,
  paths,
  type RecommendedItem,
  registrantNames,
  type Site,
  siteEvents,
  smallPicture,
  startPageEvents,
  startPicture,
} from '@gift-registry/domain';
import { NativeSelect } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { FindForm } from '../find-registry/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { OwnRegistries } from '../own-registries/index.ts';
import styles from './home.module.css';
import type { HomeStream } from './home.stream.ts';
import { Reasons } from './home-reasons.tsx';

interface HomePageProps {
  readonly stream: HomeStream;
  readonly site: Site;
}

type OfSite = Pick<HomePageProps, 'site'>;

/** The headline of the site about registries, beside a picture. */
const Head = ({ site }: OfSite) => {
  const files = startPicture(site.front);
  return (
    <div className={styles['head']} data-hill="page">
      <div className={`wrap ${styles['inside']}`}>
        <div className={styles['words']}>
          <h1 className={`display ${styles['title']}`}>{site.startPage.title}</h1>
          <p className={styles['lead']}>{site.startPage.help}</p>
        </div>
        <img
          className={styles['picture']}
          src={files[800]}
          srcSet={`${files[400]} 400w, ${files[800]} 800w, ${files[1600]} 1600w`}
          sizes={site.style === 'bold' ? '(max-width: 48em) 240px, 640px' : '(max-width: 48em) 150px, 420px'}
          alt=""
          fetchPriority="high"
          width={840}
          height={840}
        />
      </div>
    </div>
  );
};

/** A box for creating, finding or opening a registry. */
const RegistryCard = ({
  id,
  title,
  help,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}) => (
  <section className={`gr-stack ${styles['door']}`} aria-labelledby={id}>
    <h2 id={id} className={`display ${styles['heading']}`}>
      {title}
    </h2>
    <p className={`muted ${styles['help']}`}>{help}</p>
    {children}
  </section>
);

/** The event of a new registry, and a form that leads to creating it; works without JavaScript. */
const CreateRegistryCard = ({ site, isSignedIn }: OfSite & { readonly isSignedIn: boolean }) => (
  <RegistryCard id="create-registry" title={homeMessages.createTitle} help={homeMessages.createHelp}>
    <form className={styles['form']} action={paths.newRegistry}>
      <NativeSelect
        name="event"
        label={homeMessages.event}
        data={siteEvents(site).map((event) => ({ value: event.code, label: eventNameOf(event) }))}
        description={
          !isSignedIn && (
            <>
              {homeMessages.haveOne} <a href={paths.signIn(paths.home)}>{homeMessages.signIn}</a>
            </>
          )
        }
        inputWrapperOrder={['label', 'input', 'description']}
      />
      <Button type="submit" size="md">
        {homeMessages.create}
      </Button>
    </form>
  </RegistryCard>
);

/** The most registries shown here; a page of its own lists all. */
const MOST_SHOWN = 3;

/** The person's own registries, in place of the box for creating one. */
const OwnRegistriesCard = ({
  state,
}: {
  readonly state: Extract<OwnRegistries, { readonly _tag: 'Reading' | 'Read' }>;
}) => (
  <RegistryCard id="own-registries" title={homeMessages.own} help={homeMessages.ownHelp}>
    <div className={styles['own']}>
      {state._tag === 'Reading' ? (
        <Skeleton height={57} role="status" aria-label={homeMessages.reading} />
      ) : (
        <ul>
          {state.own.slice(0, MOST_SHOWN).map((one) => (
            <li key={one.grId}>
              <a href={paths.registrantList(one.grId)}>
                <span>
                  <b>{registrantNames(one)}</b>{' '}
                  <span className="muted">
                    {eventHeading(one.eventType)}, <span className="num">{eventDayText(one)}</span>
                  </span>
                </span>
                <IconChevronRight size={20} stroke={1.6} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={`gr-cluster ${styles['more']}`}>
        <a className={styles['link']} href={paths.newRegistry}>
          {homeMessages.createAnother}
        </a>
        {state._tag === 'Read' && state.own.length > MOST_SHOWN && (
          <a className={styles['link']} href={paths.ownRegistries}>
            {homeMessages.allOwn}
          </a>
        )}
      </p>
    </div>
  </RegistryCard>
);

/** The events that a registry can be for, each linking to the form for a new one. */
const Occasions = ({ site }: OfSite) => (
  <section className={styles['block']} aria-labelledby="occasions">
    <h2 id="occasions" className={`display ${styles['heading']}`}>
      {homeMessages.occasions}
    </h2>
    <ul className={styles['occasions']}>
      {startPageEvents(site).map((event) => (
        <li key={event.code}>
          <a className={styles['tile']} href={paths.newRegistryFor(event.code)}>
            <img
              src={defaultPicture(event)}
              srcSet={`${smallPicture(event)} 400w, ${defaultPicture(event)} 800w`}
              sizes="(max-width: 48em) 48vw, 322px"
              alt=""
              width={400}
              height={320}
              loading="lazy"
            />
            <b className={styles['event']}>{eventNameOf(event)}</b>
            <span className="muted">
              {Object.entries(site.startPage.occasions).find(([code]) => code === event.code)?.[1]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Products that are popular on registries. */
const Picks = ({ site, picks }: OfSite & { readonly picks: ReadonlyArray<RecommendedItem> }) =>
  picks.length === 0 ? null : (
    <section className={styles['block']} aria-labelledby="top-picks">
      <div className={styles['row']}>
        <h2 id="top-picks" className={`display ${styles['heading']}`}>
          {homeMessages.picks}
        </h2>
        <a
          className={styles['link']}
          href={paths.giftShop(site.isForChildren ? 'kids' : 'wedding')}
          aria-label={homeMessages.seeAllLabel}
        >
          {homeMessages.seeAll}
        </a>
      </div>
      <ul className="gr-shelf" data-in-turn>
        {picks.map(({ sku, name, price, path, imagePath, imagePathHiRes }) => (
          <li key={sku}>
            <a className={styles['tile']} href={path}>
              <span className={`stage gr-square ${styles['stage']}`}>
                <img
                  src={imagePath}
                  srcSet={`${imagePath} 1x, ${imagePathHiRes} 2x`}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                />
              </span>
              <span className={styles['name']}>{name}</span>
              <span className={`num ${styles['price']}`}>{formatPrice(site.currencyPrefix, price)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/**
 * The start page: creating or finding a registry, the reasons, the events, and popular products (SHOP-02). A person
 * with registries sees those in place of creating one.
 */
export const HomePage = ({ stream, site }: HomePageProps) => {
  const { own, picks } = useStateValue(stream.model);
  const hasOwn = own._tag === 'Reading' || (own._tag === 'Read' && own.own.length > 0);
  return (
    <>
      <Head site={site} />
      <div className="wrap">
        <div className={styles['doors']}>
          {hasOwn ? (
            <OwnRegistriesCard state={own} />
          ) : (
            <CreateRegistryCard site={site} isSignedIn={own._tag !== 'SignedOut'} />
          )}
          <RegistryCard id="find-registry" title={findRegistryMessages.title} help={homeMessages.findHelp}>
            <FindForm stream={stream.find} />
          </RegistryCard>
        </div>
        <Reasons site={site} />
        <Occasions site={site} />
        <Picks site={site} picks={picks} />
      </div>
    </>
  );
};
