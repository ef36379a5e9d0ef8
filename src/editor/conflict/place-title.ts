import type { FieldLanguage } from '../../../field-plugins/sdk/contract/field.ts';
import type { ExaminedBlock } from '../../../content-model/examine-block.ts';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { summarizeBlock } from '../../../content-model/summarize-block.ts';
import type { FieldPath } from '../../../content-model/paths.ts';
import { cutText } from '../../../shared/cut-text.ts';

/** A field at the end of a path, and the titles on the path: of the fields, and for items their first words. */
export interface TitledField {
  readonly field: ModelField;
  readonly title: string;
}

/** Longer summaries of items are cut. */
const longest = 40;

/** Undefined for an invalid path. */
export function titledField(
  block: ExaminedBlock | undefined,
  [name, id, ...rest]: FieldPath,
  language: FieldLanguage,
): TitledField | undefined {
  const examined = block?.fields.find(({ field }) => field.name === name);
  if (examined === undefined) return undefined;
  const { field } = examined;
  const title = field.definition.field_title;
  if (id === undefined) return { field, title };
  const part = examined.parts.find((one) => one.id === id);
  const inner = titledField(part?.block, rest, language);
  if (part === undefined || inner === undefined) return undefined;
  const words = cutText(summarizeBlock(part.block, language), longest, '…') || String(part.index + 1);
  return { field: inner.field, title: `${title} › ${words} › ${inner.title}` };
}
