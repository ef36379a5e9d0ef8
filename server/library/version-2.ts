import { itemFields } from '../../content-model/operations/list-value.ts';
import type { Fields } from '../../content-model/operations/step.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { libraryTypes } from './block-types.ts';
import { prepareUpgrade, type Upgrade } from './upgrade.ts';
import { changedTypes } from './version-1.ts';

type ChangedType = keyof typeof changedTypes;

/** The numbered fields (`#` is the number) that become a list; the first one decides whether the list is required. */
const numbered: Partial<Record<ChangedType, { to: string; columns: Readonly<Record<string, string>> }>> = {
  faq: { to: 'questions', columns: { question: 'question_#', answer: 'answer_#' } },
  feature_list: { to: 'features', columns: { title: 'feature_#_title', text: 'feature_#_text' } },
  team: {
    to: 'people',
    columns: {
      name: 'person_#_name',
      role: 'person_#_role',
      about: 'person_#_about',
      portrait: 'person_#_portrait',
    },
  },
};

/** The fields whose lines become a list. */
const lines: Partial<Record<ChangedType, { field: string; to: string }>> = {
  price_list: { field: 'prices', to: 'items' },
  opening_hours: { field: 'hours', to: 'days' },
};

/**
 * The upgrade of a stored block type. Labels, fields and options of an administrator are kept. Undefined if the fields
 * were changed too much for a plan: the type stays unchanged.
 */
export function upgradeOf(type: ChangedType, stored: Fields): Upgrade | undefined {
  const changing = [
    ...gatherNumbered(type, stored),
    ...splitLines(type, stored),
    ...formatBody(type, stored),
  ];
  const changed = prepareUpgrade(stored, changing);
  if (changed === undefined) return undefined;
  return prepareUpgrade(stored, [...changing, ...inOrder(changed.plan.fields, changing[0]?.to)]);
}

function gatherNumbered(type: ChangedType, stored: Fields): PlanOperation[] {
  const { to, columns = {} } = numbered[type] ?? {};
  const firsts = Object.entries(columns).flatMap(([name, pattern]) => {
    const first = firstOf(stored, pattern);
    return first === undefined ? [] : [{ name, pattern, first }];
  });
  const [key] = firsts;
  // Without the fields that name its items, the others cannot be grouped.
  if (to === undefined || key === undefined || key.name !== Object.keys(columns)[0]) return [];
  const likeOurs = firsts.flatMap(({ name, first }): PlanOperation[] => {
    const { field_title, width, required } = listOf(type, to).fields[name] ?? {};
    const properties = {
      ...(isOurLabel(type, stored, first) && { field_title }),
      ...(width !== undefined && { width }),
    };
    const place = { within: [to], field: name };
    return [
      ...(Object.keys(properties).length > 0 ? [{ op: 'options' as const, ...place, properties }] : []),
      // Only the first item was required to be complete. The fields in a list are the same for all items.
      ...(required === false && stored[first]?.required === true
        ? [{ op: 'require' as const, ...place, required }]
        : []),
    ];
  });
  const gathered = Object.fromEntries(firsts.map(({ name, pattern }) => [name, pattern]));
  return [
    { op: 'gather', columns: gathered, to, title: listOf(type, to).title },
    ...likeOurs,
    ...requireLike(stored, key.first, to),
  ];
}

function splitLines(type: ChangedType, stored: Fields): PlanOperation[] {
  const { field = '', to = '' } = lines[type] ?? {};
  if (stored[field]?.field_type !== 'textarea') return [];
  const { title, fields } = listOf(type, to);
  return [
    { op: 'split', field, to, item: fields, ...(isOurLabel(type, stored, field) && { title }) },
    ...requireLike(stored, field, to),
  ];
}

/** Formats the text of a rich section. Its placeholder mentioned blank lines. */
function formatBody(type: ChangedType, stored: Fields): PlanOperation[] {
  const { body } = stored;
  if (type !== 'rich_section' || body?.field_type !== 'textarea') return [];
  const isOurs = sameValue(body.field_values, changedTypes.rich_section.content_model['body']?.field_values);
  return [
    { op: 'retype', field: 'body', field_type: 'richtext', field_values: isOurs ? null : body.field_values },
  ];
}

function requireLike(stored: Fields, field: string, to: string): PlanOperation[] {
  return stored[field]?.required === true ? [{ op: 'require', field: to }] : [];
}

/** Renumbers fields from 0, in the block and in the items. */
function inOrder(fields: Fields, list: string | undefined): PlanOperation[] {
  const sorted = (of: Fields) =>
    Object.entries(of)
      .toSorted(([, one], [, other]) => one.order - other.order)
      .map(([name]) => name);
  const definition = list === undefined ? undefined : fields[list];
  if (list === undefined || definition === undefined) return [];
  return [
    { op: 'reorder', fields: sorted(fields) },
    { op: 'reorder', within: [list], fields: sorted(itemFields(definition) ?? {}) },
  ];
}

function listOf(type: ChangedType, list: string): { readonly title: string; readonly fields: Fields } {
  const definition = (libraryTypes[type].content_model as Fields)[list];
  if (definition === undefined) throw new Error(`${type} has no list "${list}".`);
  return { title: definition.field_title, fields: itemFields(definition) ?? {} };
}

/** The field with the lowest number. */
function firstOf(stored: Fields, pattern: string): string | undefined {
  const known = Array.from({ length: 9 }, (_none, index) => pattern.replace('#', `${index + 1}`));
  return known.find((name) => Object.hasOwn(stored, name));
}

/** Whether the label is unchanged since version 1. */
function isOurLabel(type: ChangedType, stored: Fields, field: string): boolean {
  const released: Fields = changedTypes[type].content_model;
  return stored[field]?.field_title === released[field]?.field_title;
}
