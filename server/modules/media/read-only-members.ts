/**
 * An image's read-only members, which a client may send back (api.md section 1). In an upload, `file` means the bytes,
 * and `name` the displayed name.
 */
export const readOnlyMembers: readonly string[] = Object.freeze([
  'id',
  'name',
  'width',
  'height',
  'bytes',
  'created_at',
  'in_use',
]);
