import { ValidatedField } from '../../../../content-model/validate-field.ts';
import { modelFields } from '../../../../content-model/model-fields.ts';
import type { LostValue } from '../../../../content-model/operations/migrate-data.ts';
import { textOf } from '../../../../content-model/operations/convert-between.ts';
import { itemFields } from '../../../../content-model/operations/list-value.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { LostText } from '../../journal/journal.ts';

/** A value that no longer has a field, as text that users can read and copy. */
export function lostText({ fields, path, value }: LostValue, registry: FieldRegistry): LostText {
  const [name = '', , ...rest] = path;
  const definition = fields[name];
  const inner = definition && itemFields(definition);
  if (inner !== undefined && rest.length > 0) return lostText({ fields: inner, path: rest, value }, registry);
  const [field] = definition ? modelFields({ content_model: { [name]: definition } }, registry) : [];
  const text = typeof value === 'string' || !field ? words(value) : wordsOf(new ValidatedField(field, value));
  return { title: definition?.field_title ?? name, text };
}

/** The fields of each part with their labels; a blank line between the parts. */
function wordsOf(validated: ValidatedField): string {
  if (validated.parts.length === 0) return textOf(validated, () => '') ?? words(validated.stored);
  const texts = validated.parts.map(({ block }) => joined(block.fields.map(labelled), '\n'));
  return joined(texts, '\n\n');
}

function labelled(validated: ValidatedField): string {
  const text = wordsOf(validated);
  if (text === '') return '';
  const { field_title: title } = validated.field.definition;
  return text.includes('\n') ? `${title}:\n${text.replaceAll(/^(?=.)/gmu, '  ')}` : `${title}: ${text}`;
}

/** The readable text in any value. */
function words(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value === true ? '✓' : '';
  const members = Object.entries(value).filter(([name]) => name !== 'id');
  return joined(
    members.map(([, member]) => words(member)),
    ', ',
  );
}

function joined(texts: readonly string[], between: string): string {
  return texts.filter((text) => text !== '').join(between);
}
