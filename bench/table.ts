import { isMet, type Aim } from './aims.ts';

/** One line of the report: our figure, the floor's from the same run, and the value compared with the aim. */
export interface Line {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly floor?: { readonly name: string; readonly value: number };
  /** Compared with the ratio to the floor, or with our figure where there is no floor. */
  readonly aim?: Aim;
  /** Compared with the aim instead of the ratio. */
  readonly compared?: { readonly value: number; readonly unit: string };
}

const heads = ['', 'ours', 'floor', '', 'ratio', 'aim', ''];

/** Formats the lines as a table of aligned columns. */
export function formatTable(lines: readonly Line[]): string {
  const rows = [heads, ...lines.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return [1, 2, 4].includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells({ name, unit, ours, floor, aim, compared }: Line): string[] {
  const ratio = floor === undefined ? undefined : ours / floor.value;
  const value = compared?.value ?? ratio ?? ours;
  const aimUnit = compared?.unit ?? (floor === undefined ? unit : '');
  return [
    name,
    `${number(ours)} ${unit}`,
    floor === undefined ? '' : `${number(floor.value)} ${unit}`,
    floor?.name ?? '',
    ratio === undefined ? '' : ratio.toFixed(2),
    aim === undefined ? '' : `${aim.at === 'least' ? '≥' : '≤'} ${aim.value} ${aimUnit}`,
    aim === undefined || Number.isNaN(value) ? '' : isMet(aim, value) ? 'met' : 'missed',
  ];
}

function number(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 3);
}
