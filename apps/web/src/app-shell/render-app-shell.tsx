import { calendarDayIn, type RegistryView, type Site, shellMessages } from '@gift-registry/domain';
import {
  type HeaderPhoto,
  InformationPage,
  ListSkeleton,
  MantineSite,
  OwnRegistryHeader,
  PageLoading,
  ProblemPage,
  registryHeader,
  SiteFrame,
  SiteTheme,
} from '@gift-registry/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AppShellInput, type DecodedPage, decodePage, decodeSite } from './app-shell-input.ts';
import { constantShell, constantState, noop } from './constant-state.ts';
import { guestPage } from './guest-page-html.tsx';
import { homePage, productPage } from './whole-page-html.tsx';

const photo: HeaderPhoto = { isUpdating: constantState(false), open: noop };

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

/** A page of which the service renders a part, or which needs no app. */
type PartlyDrawn = Exclude<DecodedPage, { readonly _tag: 'Home' | 'Product' }>;

const Page = ({
  site,
  shown,
  now,
}: Pick<AppShellInput, 'now'> & { readonly site: Site; readonly shown: PartlyDrawn }) => {
  switch (shown._tag) {
    case 'List':
      return <OwnerList site={site} view={shown.view} now={now} />;
    case 'Information':
      return <InformationPage page={shown.information} site={site} />;
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'Frame':
      return <PageLoading />;
  }
};

/** Whether the page needs no app: all its content is there, and it can be left by links. */
const needsNoApp = ({ _tag }: PartlyDrawn): boolean => _tag === 'Information' || _tag === 'NotFound';

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
 * a registrant's own registry, to be looked at only; or all of an information page, which can be read and left by its
 * links even without scripts. A guest's list, a product and the start page are complete, and the app hydrates them.
 * Throws if the page's data cannot be decoded.
 */
export const renderAppShell = (input: AppShellInput): string => {
  const { here, isExpected, now } = input;
  const site = decodeSite(input);
  const shown = decodePage(input.page);
  if (shown._tag === 'List' && shown.view.role === 'guest') return guestPage(site, input, shown);
  if (shown._tag === 'Home') return homePage({ site, here, isExpected }, shown.picks);
  if (shown._tag === 'Product') return productPage({ site, here, isExpected }, shown.product);
  const page = (
    <SiteFrame site={site} here={here} stream={constantShell({ isLoggedIn: false, isExpected })}>
      <Page site={site} shown={shown} now={now} />
    </SiteFrame>
  );
  return renderToStaticMarkup(
    <SiteTheme siteStyle={site.style}>
      <MantineSite>
        {needsNoApp(shown) ? (
          page
        ) : (
          <>
            <div aria-hidden inert>
              {page}
            </div>
            {loadingNotice}
          </>
        )}
      </MantineSite>
    </SiteTheme>,
  );
};
