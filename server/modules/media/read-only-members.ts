/** What a picture tells of itself; a client may send back what it read (api.md section 1). An upload's `file` is one of bytes. */
export const readOnlyMembers: readonly string[] = Object.freeze([
  'id',
  'name',
  'width',
  'height',
  'bytes',
  'created_at',
  'in_use',
]);
