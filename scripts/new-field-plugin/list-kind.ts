import { text, type KindFiles, type TypeNames } from './kind.ts';

/** Items with ids, in order. */
export function listKind({ type, camel, pascal }: TypeNames): KindFiles {
  return {
    field: `import { defineField } from '@octavo/field-sdk/field';
import { itemListMessages } from '@octavo/field-sdk/item-list-messages';
import {
  hasRepeatedId,
  listOptionsSchema,
  readListOptions,
  type ListOptions,
} from '@octavo/field-sdk/list-options';
import { mergeLists } from '@octavo/field-sdk/merge-lists';
import { mergeParts } from '@octavo/field-sdk/merge-parts';

/** One item of the list. */
export interface ${pascal}Item {
  /** The item's own id, by which edits of the list are told apart. */
  readonly id: string;
  readonly title: string;
}

/** Items with a title each, in order. */
export const ${camel}Field = defineField<readonly ${pascal}Item[], ListOptions>({
  contract: 1,
  type: '${type}',
  messages: [...itemListMessages, 'title', 'needs_title', 'repeated'],
  optionsSchema: listOptionsSchema,
  readOptions: readListOptions,
  defaultValue: () => [],
  isEmpty: (value) => value.length === 0,
  schema: ({ max }) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', minLength: 1, maxLength: 64 },
        title: { type: 'string', maxLength: 200 },
      },
      required: ['id', 'title'],
      additionalProperties: false,
    },
    ...(max === undefined ? {} : { maxItems: max }),
  }),
  check: (value) => [
    ...(hasRepeatedId(value) ? [{ key: '${type}.repeated' }] : []),
    ...value.flatMap(({ title }, index) =>
      title.trim() === '' ? [{ key: '${type}.needs_title', params: { position: index + 1 } }] : [],
    ),
  ],
  deliver: (value) => value.map(({ title }) => ({ title: title.trim() })),
  merge: (base, mine, theirs) => mergeLists(base, mine, theirs, mergeParts),
  summarize: (value) =>
    value
      .map(({ title }) => title.trim().replaceAll(/\\s+/g, ' '))
      .filter((title) => title !== '')
      .join(', '),
});
`,
    view: `import { Box, Chip, TextField } from '@mui/material';
import { ItemList, type ItemProps } from '@octavo/field-sdk/item-list';
import { itemKeys } from '@octavo/field-sdk/list-edits';
import type { ListOptions } from '@octavo/field-sdk/list-options';
import { Nothing } from '@octavo/field-sdk/nothing';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '@octavo/field-sdk/view';
import { ${camel}Field, type ${pascal}Item } from './field.ts';

function ${pascal}Widget(props: WidgetProps<readonly ${pascal}Item[], ListOptions>) {
  const { id, readOnly, errors, host } = props;
  const errorsId = errors.length > 0 ? \`\${id}-messages\` : undefined;
  return (
    <ItemList field={props} type="${type}" newItem={(itemId) => ({ id: itemId, title: '' })}>
      {(item) => <${pascal}Controls {...item} {...{ readOnly, errorsId, host }} />}
    </ItemList>
  );
}

interface ControlsProps extends ItemProps<${pascal}Item> {
  readonly readOnly: boolean;
  /** The element that holds the field's errors, when there are any. */
  readonly errorsId: string | undefined;
  readonly host: FieldHost;
}

function ${pascal}Controls({ id, item, readOnly, errorsId, host, onChange }: ControlsProps) {
  const wrong = errorsId !== undefined && item.title.trim() === '';
  return (
    <TextField
      id={\`\${id}-title\`}
      label={host.translate('${type}.title')}
      value={item.title}
      error={wrong}
      onChange={(event) => onChange({ ...item, title: event.target.value })}
      slotProps={{ htmlInput: { readOnly, 'aria-describedby': wrong ? errorsId : undefined } }}
    />
  );
}

function ${pascal}Preview({ value, host }: PreviewProps<readonly ${pascal}Item[], ListOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minWidth: 0 }}>
      {value.map(({ title }, index) => (
        <Chip key={keys[index]} label={title} sx={{ maxWidth: '100%' }} />
      ))}
    </Box>
  );
}
`,
    samples: `const first = { id: '0199a005-0000-7000-8000-000000000001', title: 'By tram' };
const second = { id: '0199a005-0000-7000-8000-000000000002', title: 'On foot' };

export const ${camel}Samples = defineSamples(${camel}Field, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    several: { ...base, field_values: { multiple: true } },
    pair: { ...base, field_values: { multiple: true, max: 2 } },
  },
  valid: {
    none: { value: [] },
    one: { value: [first] },
    required: { value: [second], definition: 'required' },
    several: { value: [first, second], definition: 'several' },
    'as many as allowed': { value: [second, first], definition: 'pair' },
  },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'two where one is allowed': {
      value: [first, second],
      issues: [{ key: 'common.too_many', params: { max: 1 } }],
    },
    'without a title': {
      value: [first, { ...second, title: ' ' }],
      issues: [{ key: '${type}.needs_title', params: { position: 2 } }],
      definition: 'several',
    },
    'the same item twice': {
      value: [first, first],
      issues: [{ key: '${type}.repeated' }],
      definition: 'several',
    },
    'a bare text': { value: 'By tram', issues: [{ key: 'common.wrong_type' }] },
  },
});
`,
    about: `Items with a title each, in order.

**Options** (\`field_values\`): \`null\` for one, or \`{multiple?: bool, max?: n}\`. Without \`multiple\` there is at most one.

**Value**: a list of \`{id, title}\`, \`[]\` by default and when empty. \`id\` is the item's own. Every item needs a title
(\`${type}.needs_title\`), and no two have one id (\`${type}.repeated\`).

**Delivered**: \`{title}\` for each, in order. **Merge**: by item.
`,
    words: {
      add: text('Add item', 'Dodaj stavku', 'Додај ставку', 'Item toevoegen', 'Eintrag hinzufügen'),
      remove: text(
        'Remove item {{position}}',
        'Ukloni stavku {{position}}',
        'Уклони ставку {{position}}',
        'Item {{position}} verwijderen',
        'Eintrag {{position}} entfernen',
      ),
      moveUp: text(
        'Move item {{position}} up',
        'Pomeri stavku {{position}} nagore',
        'Помери ставку {{position}} нагоре',
        'Item {{position}} omhoog',
        'Eintrag {{position}} nach oben',
      ),
      moveDown: text(
        'Move item {{position}} down',
        'Pomeri stavku {{position}} nadole',
        'Помери ставку {{position}} надоле',
        'Item {{position}} omlaag',
        'Eintrag {{position}} nach unten',
      ),
      item: text(
        'Item {{position}} of {{total}}',
        'Stavka {{position}} od {{total}}',
        'Ставка {{position}} од {{total}}',
        'Item {{position}} van {{total}}',
        'Eintrag {{position}} von {{total}}',
      ),
      empty: text('No item yet', 'Još nema stavki', 'Још нема ставки', 'Nog geen item', 'Noch kein Eintrag'),
      chosen: text(
        'Items: {{used}} of {{max}}',
        'Stavke: {{used}} od {{max}}',
        'Ставке: {{used}} од {{max}}',
        'Items: {{used}} van {{max}}',
        'Einträge: {{used}} von {{max}}',
      ),
      title: text('Title', 'Naslov', 'Наслов', 'Titel', 'Titel'),
      needs_title: text(
        'Item {{position}}: enter a title.',
        'Stavka {{position}}: unesite naslov.',
        'Ставка {{position}}: унесите наслов.',
        'Item {{position}}: vul een titel in.',
        'Eintrag {{position}}: Bitte einen Titel eingeben.',
      ),
      repeated: text(
        'The same item is in the list twice.',
        'Ista stavka je dvaput na spisku.',
        'Иста ставка је двапут на списку.',
        'Hetzelfde item staat twee keer in de lijst.',
        'Derselbe Eintrag steht zweimal in der Liste.',
      ),
    },
  };
}
