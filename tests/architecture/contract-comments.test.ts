import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

it('every export of the contracts with plugin authors and API clients has a comment', () => {
  const contracts = sourceFiles('shared/wire', 'field-plugins/sdk/contract', 'field-plugins/sdk/kit');
  const shipped = contracts.filter(({ path }) => !/\.(test|stories)\./.test(path));
  expect(shipped.length).toBeGreaterThan(20);
  expect(shipped.flatMap(undescribed)).toEqual([]);
});

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
