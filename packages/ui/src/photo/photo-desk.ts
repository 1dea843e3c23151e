import type { PhotoFileRefusal, PhotoSize, PhotoSizeRefusal } from '@gift-registry/domain';
import type { either as E, option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { PhotoPlacement } from './photo-frame.ts';

/** A decoded picture, as it is edited. */
export interface ChosenPicture {
  readonly size: PhotoSize;
  /** Draws it as it is placed, on a canvas that is made so many pixels a side. */
  readonly drawOn: (canvas: HTMLCanvasElement, placement: PhotoPlacement, pixels: number) => void;
  /** The part of it that is sent, as a JPEG in Base64; none where the browser cannot write one (PHOTO-05). */
  readonly jpegOf: (placement: PhotoPlacement) => O.Option<string>;
  /** To be called when nobody draws it any more: a large picture fills a telephone's memory. */
  readonly release: () => void;
}

/** Where pictures are opened: the browser. Each answers once. */
export interface PhotoDesk {
  /** Opens a file of which it was checked what it says it is. */
  readonly openFile: (file: File) => Observable<E.Either<PhotoFileRefusal | PhotoSizeRefusal, ChosenPicture>>;
  /** Opens the photo that the registry has; left where it cannot be loaded (PHOTO-08). */
  readonly openPhoto: (path: string) => Observable<E.Either<{ readonly _tag: 'NotLoaded' }, ChosenPicture>>;
}
