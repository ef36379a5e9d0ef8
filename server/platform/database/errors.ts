export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505' || [2067, 1555].includes(numberOf(error));
}

export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503' || numberOf(error) === 787;
}

export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** Whether the database is temporarily down or busy, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (
    /^(08|53|57|55P03|40001|40P01)/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/.test(code)
  )
    return true;
  if (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message)
  )
    return true;
  const primary = numberOf(error) & 0xff;
  return code === 'ERR_SQLITE_ERROR' && [5, 6, 10, 14].includes(primary); // busy, locked, io, cannot open
}

/** Describes for the operator why the database cannot be used; undefined for other errors. */
export function describeUnavailable(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code === '28P01' || code === '28000')
    return 'The database refuses the user or the password of DATABASE_URL.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist.';
  const reason = error instanceof Error && error.message !== '' ? error.message : code;
  if (/does not support SSL/.test(reason))
    return 'The database does not speak TLS, which the sslmode of DATABASE_URL asks for.';
  if (isUnavailable(error)) return `The database cannot be reached: ${reason}.`;
  // Any other five-character code means that PostgreSQL rejected the statement.
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return `The database cannot be set up: ${reason}; give Octavo an empty database, and a role that owns it.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function numberOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;
}
