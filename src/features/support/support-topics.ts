interface Topic {
  /** Its sections in order; their texts are under `topics.<topic>.<section>` in `locales/<language>/support.json`. */
  readonly sections: readonly string[];
  readonly effective?: string;
  readonly updated: string;
}

export const supportTopics = {
  about: {
    sections: ['what', 'who', 'how', 'open', 'contact'],
    updated: '2026-11-21',
  },
  help: {
    sections: [
      'account',
      'password',
      'first',
      'blocks',
      'publish',
      'media',
      'components',
      'tokens',
      'languages',
      'keyboard',
      'trouble',
      'contact',
    ],
    updated: '2026-11-21',
  },
  privacy: {
    sections: [
      'short',
      'account',
      'content',
      'visitors',
      'mail',
      'browser',
      'technical',
      'others',
      'end',
      'ask',
    ],
    effective: '2024-12-23',
    updated: '2026-11-21',
  },
  terms: {
    sections: ['agreement', 'account', 'yours', 'service', 'closing', 'warranty', 'changes'],
    effective: '2024-12-23',
    updated: '2026-11-21',
  },
  rules: {
    sections: ['people', 'content', 'fair', 'security', 'breach'],
    effective: '2024-12-23',
    updated: '2026-11-21',
  },
} as const satisfies Record<string, Topic>;

export type SupportTopic = keyof typeof supportTopics;

export function isSupportTopic(text: string): text is SupportTopic {
  return Object.hasOwn(supportTopics, text);
}

/** A topic by its name, including the optional properties. */
export function topicOf(name: SupportTopic): Topic {
  return supportTopics[name];
}
