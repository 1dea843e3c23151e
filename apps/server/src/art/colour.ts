/** A colour as `#rrggbb`. */
export type Hex = string;

type OkLab = readonly [lightness: number, a: number, b: number];

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toSrgb = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const okLabOf = (hex: Hex): OkLab => {
  const bits = Number.parseInt(hex.slice(1), 16);
  const r = toLinear((bits >> 16) / 255);
  const g = toLinear(((bits >> 8) & 255) / 255);
  const b = toLinear((bits & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const hexOf = ([lightness, a, b]: OkLab): Hex => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = channels.map((v) =>
    Math.round(clamp(toSrgb(clamp(v))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};

/** The color in a different light, as perceived (OKLab): a `step` below zero is darker, above zero lighter; −0.3 to 0.2 are usual. */
export const shade = (hex: Hex, step: number): Hex => {
  const [lightness, a, b] = okLabOf(hex);
  const chroma = step < 0 ? 1 + Math.max(-0.4, step * 0.9) : 1 - Math.min(0.5, step * 1.4);
  const moved = lightness + step * (step < 0 ? 0.55 + lightness * 0.5 : 1);
  return hexOf([clamp(moved, 0.06, 0.995), a * chroma, b * chroma]);
};

/** A perceptual mix of two colors; `share` is that of the second, 0 to 1. */
export const mix = (first: Hex, second: Hex, share: number): Hex => {
  const p = okLabOf(first);
  const q = okLabOf(second);
  return hexOf([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share]);
};
