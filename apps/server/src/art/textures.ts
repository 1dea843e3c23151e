/** The materials of shapes (painted is wood under paint); one per picture is enough. Wool is a pile with a fuzzy edge, and the slowest to draw. */
export type Texture = 'wood' | 'painted' | 'speck' | 'cloth' | 'pile' | 'wool';

const stain = (frequency: string, octaves: number, seed: number, colours: string): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
  `<feColorMatrix values="${colours}"/><feComposite in2="SourceAlpha" operator="in"/><feBlend in2="SourceGraphic" mode="multiply"/>`;

const relief = (frequency: string, octaves: number, seed: number, depth: number, light: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="noise"/>` +
  `<feDiffuseLighting surfaceScale="${depth}" diffuseConstant="${light}" lighting-color="#fff"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>` +
  `<feComposite in2="SourceGraphic" operator="arithmetic" k1="1"/>`;

/** The filter steps of each material, for a given grain (frequency across and along, in pixels⁻¹) or the default one. */
export const textures: Readonly<Record<Texture, (grain?: string) => string>> = {
  wood: (grain = '.004 .11') => stain(grain, 3, 7, '0 0 0 0 .26 0 0 0 0 .14 0 0 0 0 .07 1.15 0 0 0 -.4'),
  painted: (grain = '.004 .11') => stain(grain, 3, 7, '0 0 0 0 .26 0 0 0 0 .2 0 0 0 0 .15 .34 0 0 0 -.12'),
  speck: (grain = '.3') => stain(grain, 2, 8, '0 0 0 0 .36 0 0 0 0 .26 0 0 0 0 .18 0 7 0 0 -5.05'),
  cloth: (grain = '.32 .5') => relief(grain, 1, 2, 0.62, 1.17),
  pile: (grain = '.07') => relief(grain, 2, 3, 1, 1.18),
  wool: (grain = '.07') =>
    `${relief(grain, 3, 3, 1, 1.18)}<feDisplacementMap in2="noise" scale="7" xChannelSelector="R" yChannelSelector="G"/>`,
};
