import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { startOptions } from './start-options.ts';

/** A type of field as it is offered. */
export interface FieldType {
  readonly type: string;
  readonly label: string;
  readonly about: string;
  /** Whether its values have fields of their own. */
  readonly isList: boolean;
  /** The options of a new field. */
  readonly start: unknown;
}

/** The types in the order in which they are offered; those of installed plugins come last. */
const inOrder = [
  ...['text', 'textarea', 'richtext', 'number', 'checkbox', 'select', 'list', 'media', 'link', 'reference'],
  ...['date', 'datetime', 'email', 'url', 'color', 'background', 'color-title', 'tags', 'table', 'embed'],
  ...['location', 'code'],
] as const;

type KnownType = (typeof inOrder)[number];

const isKnown = (type: string): type is KnownType => (inOrder as readonly string[]).includes(type);

/** The field types of this installation in words. Types of plugins that we do not know have the name of their type. */
export function useFieldTypes() {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  return useMemo(() => {
    const labelOf = (type: string) => (isKnown(type) ? t(`types.${type}.label`) : type);
    const list = registry.plugins
      .map((plugin): FieldType => {
        const { type, fieldsets } = plugin;
        const start = startOptions(plugin, (number) => t('option.example', { number }));
        const about = isKnown(type) ? t(`types.${type}.about`) : '';
        return { type, label: labelOf(type), about, isList: fieldsets !== undefined, start };
      })
      .toSorted((one, other) => placeOf(one.type) - placeOf(other.type));
    return { list, labelOf };
  }, [t, registry]);
}

function placeOf(type: string): number {
  return isKnown(type) ? inOrder.indexOf(type) : inOrder.length;
}
