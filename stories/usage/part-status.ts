/** Whether to build on a part. Storybook shows it as a tag; without one of the other two, a part is stable. */
export const partStatuses = {
  stable: 'Use it. Its props change only with a note in the changelog.',
  new: 'Use it, and tell us what is missing. Its props may still change.',
  deprecated: 'Do not use it in new screens. The changelog says what replaces it.',
} as const;

export type PartStatus = keyof typeof partStatuses;

export function statusOf(tags: readonly string[] = []): PartStatus {
  return (['deprecated', 'new'] as const).find((status) => tags.includes(status)) ?? 'stable';
}
