import type { FieldHost } from '../sdk/contract/view.ts';
import type { ListOptions } from './list-options.ts';

/** How many items there may be, and how many there are; undefined if there are no limits. */
export function limitHint(
  { min, max }: ListOptions,
  used: number,
  { translate }: Pick<FieldHost, 'translate'>,
): string | undefined {
  if (max === undefined) return min > 0 ? translate('list.least', { used, min }) : undefined;
  if (min === max) return translate('list.exactly', { used, max });
  return min > 0 ? translate('list.between', { used, min, max }) : translate('list.most', { used, max });
}
