import { exactObject } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import type { JsonSchema } from '../sdk/contract/field.ts';

export const languageNames = {
  bash: 'Shell',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
} as const;

export type CodeLanguage = keyof typeof languageNames;

const languages = Object.keys(languageNames) as readonly CodeLanguage[];

/** Code as it was typed. `language` is empty for plain text. */
export interface Code {
  readonly code: string;
  readonly language: CodeLanguage | '';
}

/** The most that an input can hold without delays. */
const mostCharacters = 50_000;

export const codeOptions = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      languages: {
        type: 'array',
        items: { type: 'string', enum: languages },
        minItems: 1,
        uniqueItems: true,
        default: languages,
      },
      max_length: { type: 'integer', minimum: 1, maximum: mostCharacters, default: mostCharacters },
    },
    additionalProperties: false,
  },
  ({ languages: offered, max_length: maxLength }) => ({ languages: offered, maxLength }),
);

export type CodeOptions = OptionsOf<typeof codeOptions>;

export function codeSchema(options: CodeOptions): JsonSchema {
  const { languages: offered, maxLength } = options;
  return exactObject({
    code: { type: 'string', maxLength },
    language: { type: 'string', enum: ['', ...offered], default: firstLanguage(options) },
  });
}

/** The language of new code: that of the model, if it has only one. */
export function firstLanguage({ languages: [first, second] }: CodeOptions): Code['language'] {
  return first !== undefined && second === undefined ? first : '';
}

export function nameOfLanguage(language: string): string {
  return new Map<string, string>(Object.entries(languageNames)).get(language) ?? language;
}
