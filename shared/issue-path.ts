/** The names and indexes that lead from a value to one of its parts; empty for the value itself. */
export type IssuePath = readonly (string | number)[];

/** Formats a path as in code: `links[0].page`, `labels["sr-Cyrl"]`. */
export function writePath([first = '', ...rest]: IssuePath): string {
  return `${first}${rest.map(writeStep).join('')}`;
}

function writeStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^\w+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
