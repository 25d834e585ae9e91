// Draws the app's icon: the bell on a front desk.
import { pngOf } from './png.mjs';

/** @typedef {(x: number, y: number) => boolean} Shape a point of the unit square is inside */

/** @type {(left: number, top: number, right: number, bottom: number, radius: number) => Shape} */
const roundedBox = (left, top, right, bottom, radius) => (x, y) => {
  const dx = Math.max(left + radius - x, x - right + radius, 0);
  const dy = Math.max(top + radius - y, y - bottom + radius, 0);
  return dx * dx + dy * dy <= radius * radius;
};

/** @type {(centreX: number, centreY: number, radius: number) => Shape} */
const disc = (centreX, centreY, radius) => (x, y) =>
  (x - centreX) ** 2 + (y - centreY) ** 2 <= radius ** 2;

const dome = disc(0.5, 0.62, 0.26);

/** Later shapes cover earlier ones. @type {readonly (readonly [Shape, readonly [number, number, number]])[]} */
const layers = [
  [roundedBox(0.04, 0.04, 0.96, 0.96, 0.2), [22, 78, 99]],
  [(x, y) => dome(x, y) && y <= 0.62, [250, 204, 106]],
  [
    (x, y) => disc(0.5, 0.62, 0.19)(x, y) && !disc(0.54, 0.63, 0.19)(x, y) && y <= 0.58,
    [255, 232, 178],
  ],
  [roundedBox(0.47, 0.3, 0.53, 0.38, 0.01), [250, 204, 106]],
  [roundedBox(0.43, 0.26, 0.57, 0.315, 0.027), [255, 232, 178]],
  [roundedBox(0.2, 0.65, 0.8, 0.73, 0.04), [255, 255, 255]],
];

/**
 * @param {number} size
 * @returns {Buffer} a PNG
 */
export function drawIcon(size) {
  const samples = [1 / 6, 3 / 6, 5 / 6];
  return pngOf(size, (px, py) => {
    const sum = [0, 0, 0];
    let covered = 0;
    for (const sy of samples) {
      for (const sx of samples) {
        const x = (px + sx) / size;
        const y = (py + sy) / size;
        const top = layers.findLast(([inside]) => inside(x, y));
        if (!top) continue;
        covered += 1;
        top[1].forEach((value, channel) => (sum[channel] = (sum[channel] ?? 0) + value));
      }
    }
    const [red = 0, green = 0, blue = 0] = sum.map((value) => Math.round(value / (covered || 1)));
    return [red, green, blue, Math.round((255 * covered) / samples.length ** 2)];
  });
}
