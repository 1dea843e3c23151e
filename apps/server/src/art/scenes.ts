import { baby } from './scenes/baby.ts';
import { celebration } from './scenes/celebration.ts';
import { housewarming } from './scenes/housewarming.ts';
import { drawScene, type Scene, type View } from './scenes/room.ts';
import { startScenes } from './scenes/start.ts';
import { wedding } from './scenes/wedding.ts';

/** The still life for a registry without a photo, by event. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ['wedding', wedding],
  ['baby', baby],
  ['celebration', celebration],
  ['housewarming', housewarming],
]);

const square: View = { left: 0, top: 0, width: 1000 };
const wide: View = { left: -500, top: -50, width: 2000 };

/** The SVG of a scene, as high as wide: the photo of a registry that has none. */
export const squareScene = (scene: Scene): string => drawScene(scene, square);

/** The SVG of a scene in the proportions of a link preview, 1200 to 630. */
export const wideScene = (scene: Scene): string => drawScene(scene, wide);

/** The pictures of the start pages by name: their SVG, with its width and height. */
export const startPictures: ReadonlyMap<
  string,
  { readonly svg: () => string; readonly width: number; readonly height: number }
> = new Map(
  [...startScenes].map(([name, { scene, view }]) => [
    name,
    { svg: () => drawScene(scene, view), width: view.width, height: 1000 - view.top },
  ]),
);
