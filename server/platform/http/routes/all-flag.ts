import { Type } from 'typebox';
import { Choice } from '../../../../shared/wire/basics.ts';

/** `?all=1`: an administrator requests other users' records too. */
export const allFlag = Type.Optional(Choice(['1', '0'], '1: beyond the own records (administrators).'));

/** The service decides whether the caller may. */
export function asksForAll(query: { all?: '0' | '1' }): boolean {
  return query.all === '1';
}
