// The rows as one aligned table, plain or in Markdown.

const titles = ['measure', 'server', 'product', 'p95', 'floor', 'p95', 'ratio', 'goal'];

/**
 * @param {readonly import('./summary.mjs').Row[]} rows
 * @param {{ markdown: boolean }} options
 */
export function tableOf(rows, { markdown }) {
  const cells = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) =>
    row.map((cell, column) => aligned(cell, column, widths[column] ?? 0)),
  );
  if (!markdown) return lines.map((line) => line.join('  ')).join('\n');
  const rule = widths.map((width, column) => '-'.repeat(width - (column < 2 ? 0 : 1)));
  const ruled = rule.map((dashes, column) => (column < 2 ? dashes : `${dashes}:`));
  const [head = [], ...body] = lines;
  return [head, ruled, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/**
 * @param {import('./summary.mjs').Row} row
 * @returns {string[]}
 */
function cellsOf({ measure, unit, era, product, floor, ratio, goal }) {
  return [
    `${measure} (${unit})`,
    era,
    ...[product?.median, product?.p95, floor?.median, floor?.p95].map(whole),
    ratio === null ? 'n/a' : ratio.toFixed(2),
    `<= ${goal}`,
  ];
}

/** @param {number | undefined} value */
const whole = (value) => (value === undefined ? 'n/a' : value.toFixed(0));

/**
 * @param {string} cell
 * @param {number} column
 * @param {number} width
 */
const aligned = (cell, column, width) => (column < 2 ? cell.padEnd(width) : cell.padStart(width));
