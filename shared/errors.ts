/**
 * Every machine-readable error code of the HTTP contract with its status (api.md section 2).
 * The sentence for a code is the key of the same name in `locales/<lng>/errors.json`.
 */
export const errorStatus = Object.freeze({
  not_authenticated: 401,
  invalid_token: 401,
  invalid_credentials: 400,
  not_active: 400,
  blocked: 400,
  invalid_key: 400,
  parse_error: 400,
  too_deep: 400,
  permission_denied: 403,
  not_found: 404,
  method_not_allowed: 405,
  page_in_use: 409,
  media_in_use: 409,
  conflict: 409,
  in_progress: 409,
  stale_write: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const);

/** The machine-readable code in an error's body. */
export type ErrorCode = keyof typeof errorStatus;

/** Keys of `locales/<lng>/errors.json` under `field`, shown beside a form field. */
export const fieldErrorKeys = [
  'required',
  'blank',
  'unknown',
  'forbidden_key',
  'wrong_type',
  'too_long',
  'too_short',
  'too_small',
  'too_large',
  'too_many',
  'not_a_choice',
  'invalid_email',
  'invalid_origin',
  'invalid_path',
  'invalid_id',
  'invalid',
  'path_taken',
  'email_read_only',
  'fixed',
  'wrong_password',
  'no_password',
  'passwords_differ',
  'weak_password',
  'component_exists',
  'other_workspace',
  'unknown_model',
  'wrong_model_type',
  'blocks_incomplete',
  'not_an_image',
  'no_file',
  'too_many_pixels',
  'name_taken',
  'field_name',
  'unknown_field_type',
  'unservable_field',
  'plugin_failed',
  'terms_not_accepted',
  'captcha_failed',
  'unknown_placeholder',
] as const;

/** A key below `field` in the errors namespace. */
export type FieldErrorKey = (typeof fieldErrorKeys)[number];
