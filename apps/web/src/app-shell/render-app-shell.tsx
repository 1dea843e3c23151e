import { calendarDayIn, type RegistryView, type Site, shellMessages } from '@gift-registry/domain';
import {
  type FindFormStream,
  type HeaderPhoto,
  HomePage,
  InformationPage,
  initialOwnRegistries,
  ListSkeleton,
  MantineSite,
  OpenedProduct,
  OwnRegistryHeader,
  PageLoading,
  ProblemPage,
  registryHeader,
  SiteFrame,
  SiteTheme,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AppShellInput, type DecodedPage, decodePage, decodeSite } from './app-shell-input.ts';
import { constantShell, constantState, noop } from './constant-state.ts';
import { guestPage } from './guest-page-html.tsx';

const photo: HeaderPhoto = { isUpdating: constantState(false), open: noop };
const find: FindFormStream = { model: constantState({ text: '', problem: O.none }), edit: noop, find: noop };

/** The header of a registrant's own list, with a placeholder for the items. */
const OwnerList = ({
  site,
  view,
  now,
}: Pick<AppShellInput, 'now'> & { readonly site: Site; readonly view: RegistryView }) => {
  const model = registryHeader(site, calendarDayIn(site.retailerTimeZone, now), view);
  return (
    <>
      <OwnRegistryHeader
        model={model}
        photo={photo}
        onEditGreeting={noop}
        onShowPurchases={noop}
        onLinkNotCopied={noop}
      />
      <ListSkeleton isUnderHead />
    </>
  );
};

const Page = ({
  site,
  shown,
  ...input
}: Omit<AppShellInput, 'site'> & { readonly site: Site; readonly shown: DecodedPage }) => {
  switch (shown._tag) {
    case 'List':
      return <OwnerList site={site} view={shown.view} now={input.now} />;
    case 'Product':
      return <OpenedProduct shown={shown.product} site={site} query={queryOf(input.here)} />;
    case 'Home':
      return (
        <HomePage
          site={site}
          stream={{
            model: constantState({
              own: initialOwnRegistries({ isLoggedIn: input.isExpected }),
              picks: shown.picks.items,
            }),
            find,
          }}
        />
      );
    case 'Information':
      return <InformationPage page={shown.information} site={site} />;
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'Frame':
      return <PageLoading />;
  }
};

/** Whether the page needs no app: all its content is there, and it can be left by links. */
const needsNoApp = ({ _tag }: DecodedPage): boolean => _tag === 'Information' || _tag === 'NotFound';

/** Whether everything rendered of the page is links, even if the app adds more. */
const isLinksOnly = (shown: DecodedPage): boolean => needsNoApp(shown) || shown._tag === 'Product';

/** The parameters of an address with path and query. */
const queryOf = (here: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? ''));

const loadingNotice = (
  <p className="app-coming" role="status">
    {shellMessages.appComing}{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page itself with its query, read again */}
    <a className="app-late" href="">
      {shellMessages.loadAgain}
    </a>
  </p>
);

/**
 * Renders the HTML that a page shows from its first bytes until the app takes over: the site's frame with the header of
 * a registrant's own registry or the start page, to be looked at only; a product, with working links; or all of an
 * information page, which can be read and left by its links even without scripts. A guest's list is complete, and the
 * app hydrates it. Throws if the page's data cannot be decoded.
 */
export const renderAppShell = (input: AppShellInput): string => {
  const site = decodeSite(input);
  const shown = decodePage(input.page);
  if (shown._tag === 'List' && shown.view.role === 'guest') return guestPage(site, input, shown);
  const page = (
    <SiteFrame
      site={site}
      here={input.here}
      stream={constantShell({ isLoggedIn: false, isExpected: input.isExpected })}
    >
      <Page {...input} site={site} shown={shown} />
    </SiteFrame>
  );
  return renderToStaticMarkup(
    <SiteTheme siteStyle={site.style}>
      <MantineSite>
        {isLinksOnly(shown) ? (
          page
        ) : (
          <div aria-hidden inert>
            {page}
          </div>
        )}
        {!needsNoApp(shown) && loadingNotice}
      </MantineSite>
    </SiteTheme>,
  );
};
