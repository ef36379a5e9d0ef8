/** The support pages and their sections, in order; their words are under `support.<topic>.<section>`. */
export const supportTopics = {
  about: ['what', 'how'],
  help: ['account', 'first', 'publish'],
  privacy: ['effective', 'kept', 'browser'],
  terms: ['yours', 'account', 'warranty'],
  rules: ['conduct', 'fair'],
} as const;

export type SupportTopic = keyof typeof supportTopics;

export function isSupportTopic(text: string): text is SupportTopic {
  return Object.hasOwn(supportTopics, text);
}
