import { Box, Button, Stack } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IssuePath } from '../../../../shared/issue-path.ts';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { Choices, Group, Line, Selection } from './option-inputs.tsx';
import type { OptionMessages } from './option-messages.ts';
import { CheckSetting } from './settings.tsx';

interface OptionFormProps {
  readonly schema: JsonSchema;
  /** The name of a value that isn't an object of options. */
  readonly name: string;
  readonly value: unknown;
  readonly messages: OptionMessages;
  readonly wrong: { readonly path: IssuePath; readonly messageId: string } | undefined;
  /** Undefined removes the value. */
  onChange(value: unknown): void;
}

/** The form of the options of a field, as their schema describes them. */
export function OptionForm({ schema, name, value, messages, wrong, onChange }: OptionFormProps) {
  const id = useId();
  return (
    <Option
      {...{ id, schema, name, messages }}
      label={schema.properties ? '' : messages.option(name)}
      value={shownOptions(value, schema)}
      wrong={wrong && { id: [id, ...wrong.path].join('_'), messageId: wrong.messageId }}
      onChange={(next) => onChange(withoutBlanks(schema, next))}
    />
  );
}

interface OptionProps extends Omit<OptionFormProps, 'wrong'> {
  readonly id: string;
  readonly label: string;
  readonly wrong: { readonly id: string; readonly messageId: string } | undefined;
}

function Option({ schema: given, ...props }: OptionProps) {
  const { id, label, value, messages, wrong, onChange } = props;
  const schema = onlyShape(given);
  const { items, properties } = schema;
  const isOf = (type: string) => [schema.type ?? []].flat().includes(type);
  if (items?.enum && schema.uniqueItems) return <Choices {...props} choices={items.enum} />;
  if (items) return <Entries {...props} schema={items} />;
  if (schema.enum)
    return <Selection {...props} choices={schema.enum} isOptional={schema.default === undefined} />;
  if (isOf('boolean')) return <CheckSetting {...props} checked={value === true} />;
  if (properties === undefined) {
    const kind = isOf('string') ? 'text' : 'number';
    // Typing must not replace a value of a shape that the form does not know.
    if (kind === 'number' && !isOf('number') && !isOf('integer')) return null;
    return <Line {...props} kind={kind} isWrong={wrong?.id === id} messageId={wrong?.messageId} />;
  }
  const members = Object(value) as Readonly<Record<string, unknown>>;
  return (
    <Group label={label}>
      <Box sx={partsSx}>
        {Object.entries(properties).map(([name, part]) => (
          <Option
            key={name}
            {...props}
            id={`${id}_${name}`}
            schema={part}
            name={name}
            label={messages.option(name)}
            value={members[name]}
            onChange={(next) => onChange({ ...members, [name]: next })}
          />
        ))}
      </Box>
    </Group>
  );
}

/** A list to which the user adds entries of this schema. */
function Entries({ schema, ...props }: OptionProps) {
  const { id, name, label, value, messages, onChange } = props;
  const { t } = useTranslation('builder');
  const root = useRef<HTMLDivElement>(null);
  const { focusOn } = useFocusOn(root);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const removing = (place: number) => `:scope > div:nth-of-type(${place}) > button`;
  return (
    <Group label={label}>
      <Stack ref={root} spacing={3} sx={{ pt: 2, alignItems: 'stretch' }}>
        {entries.map((entry, at) => {
          const title = messages.entry(name, at + 1);
          return (
            <Stack key={at} direction="row" spacing={2} sx={{ alignItems: 'end' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Option
                  {...props}
                  {...{ schema, label: title, value: entry }}
                  id={`${id}_${at}`}
                  onChange={(next) => onChange(entries.with(at, next))}
                />
              </Box>
              <Button
                color="inherit"
                aria-label={t('option.remove', { title })}
                onClick={() => {
                  onChange(entries.toSpliced(at, 1));
                  focusOn(removing(at + 1), removing(at), ':scope > button');
                }}
              >
                {t('option.removeAction')}
              </Button>
            </Stack>
          );
        })}
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => {
            onChange([...entries, onlyShape(schema).properties ? {} : '']);
            focusOn(':scope > div:last-of-type');
          }}
        >
          {messages.add(name)}
        </Button>
      </Stack>
    </Group>
  );
}

/** The schema without `null`, because an empty form means `null`, and without the short form of a choice. */
function onlyShape(schema: JsonSchema): JsonSchema {
  const shapes = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return shapes.find((shape) => shapes.length === 1 || isChoice(shape)) ?? schema;
}

/** A choice with a title. It may also be stored as a text, which is both. */
function isChoice({ properties = {} }: JsonSchema): boolean {
  return 'value' in properties && 'title' in properties;
}

/** The value for the form: choices that are plain texts have a title, too. */
function shownOptions(value: unknown, schema: JsonSchema): unknown {
  const { items = {}, properties = {} } = schema;
  if (Array.isArray(value) && isChoice(onlyShape(items)))
    return value.map((one: unknown) => (typeof one === 'string' ? { value: one, title: one } : one));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shownOptions(part, properties[name] ?? {})]),
  );
}

/** The entered values; undefined if all are empty. */
function withoutBlanks({ properties = {}, required = [] }: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(
    ([name, part]) => required.includes(name) || !isBlank(part, properties[name]),
  );
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** An option that is off by default can be omitted. */
function isBlank(part: unknown, { default: usual }: JsonSchema = {}): boolean {
  if (part === undefined || part === '') return true;
  return (part === false && usual !== true) || (Array.isArray(part) && part.length === 0);
}

const partsSx = {
  ...{ display: 'grid', gap: 3, pt: 2, alignItems: 'end' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
} as const;
