import { Type, type TSchema } from 'typebox';
import { errorStatus, type ErrorCode } from '../../../../shared/errors.ts';
import { FieldErrors, Problem, StaleProblem } from '../../../../shared/wire/basics.ts';

/** When each code is used, for the API description. */
const meanings: Readonly<Record<ErrorCode, string>> = {
  not_authenticated: 'no token or API key was sent',
  invalid_token: 'the token or API key is unknown, expired or revoked',
  invalid_credentials: 'the address or the password is wrong',
  not_active: 'the account was not activated yet',
  blocked: 'an administrator closed the account',
  invalid_key: 'the key of the link is unknown, used or expired',
  parse_error: 'the request or its body could not be read',
  too_deep: 'the body is nested too deeply',
  permission_denied: 'the action is never this role’s, or the origin is not one that the key lists',
  not_found: 'there is no such record, or none that is the caller’s',
  method_not_allowed: 'the path does not offer the method',
  page_in_use: 'other pages or components link to the page',
  media_in_use: 'blocks or components show the image',
  type_live: 'live pages show blocks of the type',
  type_deleted: 'a block type was deleted',
  conflict: 'the present state forbids the action',
  page_full: 'the blocks of the page would have more data than a page may have',
  components_full: 'the components of the workspace would have more data than they may have',
  too_many_workspaces: 'the account would have more workspaces than it may have',
  too_many_pages: 'the workspace would have more pages than it may have',
  too_many_blocks: 'the workspace would have more blocks than it may have',
  too_many_preview_links: 'the page would have more preview links than it may have',
  media_full: 'the images of the workspace would take more room than they may take',
  inquiries_full: 'the messages to the workspace would take more room than they may take',
  in_progress: 'the first request with this Idempotency-Key is still being worked on',
  plan_outdated: 'the block type was changed since',
  plan_overtaken: 'a field of the plan was changed again since',
  plan_stopped: 'there are values that do not convert, and the plan says to stop then',
  plan_settled: 'the plan was applied or undone already, or was never applied',
  plan_busy: 'a plan of the block type is still running',
  plan_final: 'what the plan kept has been removed, so it cannot be undone',
  stale_write: 'the record was changed in the meantime',
  payload_too_large: 'the body is over its limit',
  unsupported_media_type: 'the body is of a type that is not taken here',
  misdirected: 'the API is not offered under this host name',
  idempotency_key_reused: 'the Idempotency-Key came with another request before',
  rate_limited: 'too many calls',
  internal_error: 'something went wrong on our side',
  unavailable: 'the service is not available at the moment',
  storage_failed: 'the disk failed; nothing can be saved until an operator has fixed it; reading still works',
  storage_full: 'there is no room left to save this; signing in and deleting go on',
};

/** The codes that a bare status stands for. */
const usual = {
  400: [],
  401: ['not_authenticated', 'invalid_token'],
  403: ['permission_denied'],
  404: ['not_found'],
  409: ['conflict'],
  412: ['stale_write'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  422: ['idempotency_key_reused'],
  429: ['rate_limited'],
  500: ['internal_error'],
  503: ['unavailable'],
  507: ['storage_full'],
} as const satisfies Readonly<Record<number, readonly ErrorCode[]>>;

/** An error that a route lists: a code, or a status with its usual codes. */
export type NamedError = ErrorCode | keyof typeof usual;

/** The schema member that holds an error's codes, so that more can be added. */
export const codesOf = 'x-error-codes';

interface CodedSchema extends TSchema {
  readonly [codesOf]?: readonly ErrorCode[];
}

/** Adds errors to the answers; a status that already has a schema keeps it. */
export function addErrors<Answers extends Readonly<Record<number, TSchema>>>(
  known: Answers,
  rejected: readonly NamedError[],
): Answers & Record<number, TSchema> {
  const added = new Map<number, ErrorCode[]>();
  for (const named of rejected) {
    const [status, codes] =
      typeof named === 'number' ? [named, usual[named]] : [errorStatus[named], [named] as const];
    added.set(status, [...(added.get(status) ?? []), ...codes]);
  }
  const statuses = [...added].flatMap(([status, codes]) => {
    const before: CodedSchema | undefined = known[status];
    if (before !== undefined && before[codesOf] === undefined) return [];
    return [[status, rejection(status, [...(before?.[codesOf] ?? []), ...codes])]];
  });
  return { ...known, ...(Object.fromEntries(statuses) as Record<number, TSchema>) };
}

const byField = 'Sentences by field, `non_field_errors` for those of no field; by place in `errors`.';

/** The schema of all errors with one status. A 400 may also carry sentences by field. */
function rejection(status: number, named: readonly ErrorCode[]): TSchema {
  const codes = [...new Set(named)];
  const description = codes.map((each) => `\`${each}\`: ${meanings[each]}.`).join(' ');
  const [title, { properties }] =
    status === 412 ? (['StaleProblem', StaleProblem] as const) : (['Problem', Problem] as const);
  const code = Type.Enum(codes, { type: 'string', description: 'For machines.' });
  const coded = Type.Object({ ...properties, code }, { title, description, [codesOf]: codes });
  if (status !== 400) return coded;
  const fields = { ...FieldErrors, title: 'FieldErrors', description: byField };
  if (codes.length === 0) return { ...fields, [codesOf]: codes };
  return {
    ...Type.Union([fields, coded]),
    description: `${byField} Or ${description}`,
    [codesOf]: codes,
  };
}
