import { Type } from 'typebox';

/** `?all=1`: an administrator requests other users' records too. */
export const allFlag = Type.Optional(
  Type.Union([Type.Literal('1'), Type.Literal('0')], {
    description: '1: beyond the own records (administrators).',
  }),
);

/** The service decides whether the caller may. */
export function asksForAll(query: { all?: '0' | '1' }): boolean {
  return query.all === '1';
}
