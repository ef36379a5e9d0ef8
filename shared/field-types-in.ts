/** Every type that the fields of content models name, also the fields inside the options of other fields. */
export function fieldTypesIn(models: unknown): readonly string[] {
  if (typeof models !== 'object' || models === null) return [];
  const own: unknown = 'field_type' in models ? models.field_type : undefined;
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(models).flatMap(fieldTypesIn)];
}

/** Whether a field of the content models has a pattern, or one inside the options of another field. */
export function hasPatterns(models: unknown): boolean {
  if (typeof models !== 'object' || models === null) return false;
  return ('field_type' in models && 'pattern' in models) || Object.values(models).some(hasPatterns);
}
