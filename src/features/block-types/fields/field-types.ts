import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { startOptions } from './start-options.ts';

export interface FieldType {
  readonly type: string;
  readonly label: string;
  readonly about: string;
  /** Whether its values have fields of their own. */
  readonly isList: boolean;
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

/** Names and describes the field types of this installation. Plugins may bring their own texts. */
export function useFieldTypes() {
  const { t, i18n } = useTranslation('builder');
  const host = useFieldHost();
  const { registry } = useFieldPlugins();
  return useMemo(() => {
    const messageOf = (type: string, part: 'label' | 'about') => {
      if (i18n.exists(`${type}.type.${part}`, { ns: 'fields' }))
        return host.translate(`${type}.type.${part}`);
      return isKnown(type) ? t(`types.${type}.${part}`) : undefined;
    };
    const labelOf = (type: string) => messageOf(type, 'label') ?? type;
    const list = registry.plugins
      .map((plugin): FieldType => {
        const { type, fieldsets } = plugin;
        const start = startOptions(plugin, (number) => t('option.example', { number }));
        const about = messageOf(type, 'about') ?? '';
        return { type, label: labelOf(type), about, isList: fieldsets !== undefined, start };
      })
      .toSorted((one, other) => placeOf(one.type) - placeOf(other.type));
    return { list, labelOf };
  }, [t, i18n, host, registry]);
}

function placeOf(type: string): number {
  return isKnown(type) ? inOrder.indexOf(type) : inOrder.length;
}
