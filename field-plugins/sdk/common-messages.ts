/** The keys below `common` in `words/<lng>.json`: what every field type may show. */
export const commonMessages: readonly string[] = [
  'required',
  'unknown_field',
  'wrong_type',
  'too_long',
  'too_many',
  'not_a_choice',
  'charactersUsed',
  'isRequired',
  'nothing',
];
