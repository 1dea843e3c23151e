import type { AddressInfo } from 'node:net';
import {
  accountHttp,
  boughtElsewhereHttp,
  cartHttp,
  catalogueHttp,
  checklistsHttp,
  directoryHttp,
  type EventStreamClass,
  invitationsHttp,
  orderReportsHttp,
  ordersHttp,
  personalizationsHttp,
  photosHttp,
  placedOrdersHttp,
  recommendationsHttp,
  registriesHttp,
  settingsHttp,
  storesHttp,
  thanksHttp,
} from '@gift-registry/adapters-http';
import { addressPrefix } from '@gift-registry/domain';
import { demoSite } from '@gift-registry/domain/testing/arbitrary';
import type { ContractEnvironment } from '@gift-registry/domain/testing/contract';
import { EventSource } from 'eventsource';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { buildService } from '../build-service.ts';
import { compareWithDocument } from './documented-answers.ts';
import { exampleWebFolder } from './example-service.ts';
import { httpFetch } from './http-fetch.ts';
import { REPORT_SECRET, reportSigner } from './report-signing.ts';
import { signInHandoffsClient } from './sign-in-handoffs-client.ts';
import { type BrowserAccess, sqlContractEnvironment } from './sql-contract-environment.ts';

type HttpFetch = ReturnType<typeof httpFetch>;

/** Stands between a test browser of that network address and the service. */
export type FetchObserver = (fetch: HttpFetch, networkAddress: string) => HttpFetch;

/** Browsers that call the services over HTTP, from their given network address. */
const overHttp =
  (observed: FetchObserver): BrowserAccess =>
  async (environment) => {
    const service = await buildService(environment, {
      trustProxy: '127.0.0.1',
      requestsPerMinute: 1_000_000,
      findsPerMinute: 1_000_000,
      beginningsPerMinute: 1_000_000,
      basketsPerMinute: 1_000_000,
      designsPerMinute: 1_000_000,
      photosPerMinute: 1_000_000,
      signInHandoffsPerMinute: 1_000_000,
      webFolder: exampleWebFolder(),
      reportSecrets: [REPORT_SECRET],
    });
    compareWithDocument(service);
    await service.listen({ host: '127.0.0.1', port: 0 });
    const address: AddressInfo | string | null = service.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return {
      browser: ({ site = 'main', networkAddress = '127.0.0.1', linkKey, language = 'en' } = {}) => {
        const host = demoSite(site).hosts[0] ?? 'localhost';
        const fetch = observed(httpFetch(port, { host, networkAddress, cookies: new Map() }), networkAddress);
        const Stream: EventStreamClass = class extends EventSource {
          constructor(url: string) {
            super(url, { fetch });
          }
        };
        const connection = {
          base: `http://${host}:${port}${addressPrefix(language)}`,
          fetch,
          EventSource: Stream,
          linkKey: () => O.fromNullable(linkKey),
        };
        return {
          registries: registriesHttp(connection, environment.log, asyncScheduler),
          settings: settingsHttp(connection),
          thanks: thanksHttp(connection),
          photos: photosHttp(connection),
          checklists: checklistsHttp(connection),
          directory: directoryHttp(connection),
          cart: cartHttp(connection),
          catalogue: catalogueHttp(connection),
          stores: storesHttp(connection),
          personalizations: personalizationsHttp(connection),
          recommendations: recommendationsHttp(connection, environment.log),
          orders: ordersHttp(connection),
          boughtElsewhere: boughtElsewhereHttp(connection),
          orderReports: orderReportsHttp(connection, reportSigner(REPORT_SECRET, environment.clock)),
          placedOrders: placedOrdersHttp(connection),
          account: accountHttp(connection),
          invitations: invitationsHttp(connection),
          signInHandoffs: signInHandoffsClient(`http://${host}:${port}`, fetch),
        };
      },
      close: () => service.close(),
    };
  };

/** The service over a new database on the server, and browsers that reach it over HTTP. */
export const httpContractEnvironment = (): Promise<ContractEnvironment> => observedHttpEnvironment((fetch) => fetch);

/** The same, with an observer of what the browsers send and get. */
export const observedHttpEnvironment = (observed: FetchObserver): Promise<ContractEnvironment> =>
  sqlContractEnvironment('server', overHttp(observed));
