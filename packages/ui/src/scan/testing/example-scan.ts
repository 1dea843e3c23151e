import type { Fault, Product, ProductNotFound, SiteId } from '@gift-registry/domain';
import { centsOf, demoSite, exampleImages, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, concat, delay, merge, NEVER, type Observable, of } from 'rxjs';
import { exampleAdding } from '../../registry-adding/testing/example-adding.ts';
import { type ScanDependencies, type ScanStream, scanStream } from '../scan.stream.ts';
import type { CameraEvent, CameraPicture } from '../scan-model.ts';

/** The products of the stories. */
export const exampleScanned: Product = exampleProduct({
  sku: skuOf('410601'),
  name: 'Field Iron Skillet, 10 in',
  currentPrice: centsOf(7_995),
  images: exampleImages('skillet-3a3a38-8a5a36', 'A skillet'),
});

/** A picture of a label, drawn. */
export const examplePicture: CameraPicture = {
  showIn: (place) => {
    const drawn = document.createElement('canvas');
    [drawn.width, drawn.height] = [640, 480];
    const drawing = drawn.getContext('2d');
    if (drawing !== null) {
      drawing.fillStyle = '#b9b2a4';
      drawing.fillRect(0, 0, 640, 480);
      drawing.fillStyle = '#fbfaf6';
      drawing.fillRect(130, 150, 380, 180);
      drawing.fillStyle = '#1a1a18';
      for (let bar = 0; bar < 60; bar += 1) drawing.fillRect(170 + bar * 5, 180, 1 + ((bar * 7) % 4), 120);
    }
    place.append(drawn);
    return () => drawn.remove();
  },
};

/** A camera that shows its picture, then reports these. */
export const showing = (then$: Observable<CameraEvent> = NEVER, lamp: boolean = false): Observable<CameraEvent> =>
  concat(
    of<CameraEvent>({ _tag: 'Showing', picture: examplePicture, lamp: lamp ? O.some(() => undefined) : O.none }),
    merge(then$, NEVER),
  );

/** A label of the retailer that is read at once. */
export const reading: CameraEvent = { _tag: 'Read', code: { kind: 'ean-upc', text: '2000004106010' } };

/** Scanning in stories: one product, and immediate answers by default. */
export const exampleScan = ({
  events$ = showing(),
  products = [exampleScanned],
  site = 'main',
  ...parts
}: Partial<ScanDependencies> & {
  readonly events$?: Observable<CameraEvent>;
  readonly products?: ReadonlyArray<Product>;
  readonly site?: SiteId;
} = {}): ScanStream =>
  scanStream({
    find: (skus) => {
      const found = products.find(({ sku }) => skus.includes(sku));
      return of(
        found === undefined
          ? E.left<ProductNotFound | Fault>({ _tag: 'ProductNotFound' })
          : E.right<ProductNotFound | Fault, Product>(found),
      ).pipe(delay(0));
    },
    camera: { events$ },
    isVisible$: concat(of(true), NEVER),
    isLayerOpen$: concat(of(false), NEVER),
    adding: exampleAdding(),
    reader: { site: demoSite(site), here: () => '/gift-registry/scan' },
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
    ...parts,
  });
