import { Type } from 'typebox';

/** `?all=1`: an administrator asks beyond the own records. */
export const allFlag = Type.Optional(
  Type.Union([Type.Literal('1'), Type.Literal('0')], {
    description: '1: beyond the own records (administrators).',
  }),
);

/** Whether the query asks beyond the own records; whether it may is for the service to say. */
export function asksForAll(query: { all?: '0' | '1' }): boolean {
  return query.all === '1';
}
