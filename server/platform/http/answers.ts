import { Type, type TSchema } from 'typebox';
import { ErrorAnswer, FieldErrorsAnswer, StaleAnswer } from '../../../src/shared/wire/basics.ts';

const described = (schema: TSchema, description: string): TSchema => ({ ...schema, description });

/** The refusals that a description may name, by status. */
export const refusals = {
  400: described(Type.Union([FieldErrorsAnswer, ErrorAnswer]), 'Field errors, or an error with a code.'),
  401: described(ErrorAnswer, 'not_authenticated or invalid_token.'),
  403: described(ErrorAnswer, 'permission_denied.'),
  404: described(ErrorAnswer, 'not_found.'),
  409: described(ErrorAnswer, 'A state that forbids the action.'),
  412: described(StaleAnswer, 'stale_write.'),
  413: described(ErrorAnswer, 'payload_too_large.'),
  415: described(ErrorAnswer, 'unsupported_media_type.'),
  422: described(ErrorAnswer, 'idempotency_key_reused.'),
  429: described(ErrorAnswer, 'rate_limited, with Retry-After.'),
  503: described(ErrorAnswer, 'unavailable, with Retry-After.'),
} as const;

/**
 * The `response` of a route: what it answers when it succeeds, and the refusals it knows, for OpenAPI. Those of every
 * body are added by `describeOperation`.
 */
export function answers<Success extends Record<number, TSchema>>(
  success: Success,
  ...codes: readonly (keyof typeof refusals)[]
): Success & Record<number, TSchema> {
  return { ...success, ...Object.fromEntries(codes.map((code) => [code, refusals[code]])) };
}
