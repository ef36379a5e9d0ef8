/**
 * A picture's read-only members; a client may send back what it read (api.md section 1). In an upload, `file` means the
 * bytes, and `name` what the picture is called.
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
