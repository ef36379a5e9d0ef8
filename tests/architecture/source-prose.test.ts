import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

const everywhere = sourceFiles(
  'shared',
  'preview',
  'content-model',
  'site',
  'theme',
  'src',
  'server',
  'field-plugins',
  'stories',
  'tests',
  'scripts',
  'tools',
  'bench',
  '.storybook',
);
const shipped = everywhere.filter(
  ({ path }) =>
    /^(shared|content-model|site|theme|src|server|field-plugins)\//.test(path) &&
    !/\.(test|stories)\./.test(path),
);
/** The contracts with plugin authors and API clients: every export needs a comment. */
const described = shipped.filter(({ path }) =>
  /^(shared\/wire|field-plugins\/sdk\/(contract|kit))\//.test(path),
);

describe('every source file', () => {
  it('has no enum, no any, no wildcard re-export and nothing that silences a tool', () => {
    const forbidden = [
      /^\s*(export )?(const )?enum /m,
      /(:|<|\bas) any\b/,
      /^export \* /m,
      /@ts-(ignore|nocheck|expect-error)/,
      /\b(TODO|FIXME|XXX)\b/,
    ];
    const found = everywhere
      .filter(({ path }) => path !== 'tests/architecture/source-prose.test.ts')
      .flatMap(({ path, text }) =>
        forbidden
          .filter((pattern) => pattern.test(withoutComments(text)))
          .map((pattern) => `${path}: ${String(pattern)}`),
      );
    expect(found).toEqual([]);
  });
});

describe('the parts that others build on', () => {
  it('describe every export', () => {
    expect(described.flatMap(undescribed)).toEqual([]);
  });
});

/** Comments may mention forbidden code; only a directive that silences a tool counts. */
function withoutComments(text: string): string {
  return text.replaceAll(/^\s*(\/\*\*|\*)(?!.*@ts-).*$/gm, '');
}

/** Exports without a comment above them. The type of a wire schema shares the schema's comment. */
function undescribed({ path, text }: SourceFile): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name =
      /^export (?:async |abstract |declare )*(?:function\*?|const|class|interface|type) (\w+)/.exec(
        line,
      )?.[1];
    if (name === undefined || /= Static<typeof /.test(line)) return [];
    const above = lines[index - 1]?.trim() ?? '';
    return above.endsWith('*/') || isNamesake(lines, index, name) ? [] : [`${path}: ${name}`];
  });
}

/** An overload, or a type with the same name as its schema or list. */
function isNamesake(lines: readonly string[], index: number, name: string): boolean {
  const namesake = new RegExp(`^export (?:async |function |const |interface |type )+${name}\\b`);
  return lines.slice(0, index).some((line) => namesake.test(line));
}
