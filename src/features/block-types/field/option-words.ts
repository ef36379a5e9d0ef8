import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import type { MessageParams } from '../../../../shared/message-params.ts';
import type { OptionWords } from '../../../editor/form/options/schema-form-theme.tsx';

/** The name of options that are not an object: the choices. */
export const unnamedOption = 'choices';

/** Values by their JSON type. */
const shapes = {
  string: 'types.text.label',
  number: 'types.number.label',
  integer: 'types.number.label',
  boolean: 'types.checkbox.label',
  array: 'types.list.label',
} as const satisfies Readonly<Record<string, ParseKeys<'builder'>>>;

const isShape = (name: string): name is keyof typeof shapes => Object.hasOwn(shapes, name);

/** Names the options of a field type: in the words of its plugin, or else of the builder. */
export function useOptionWords(): (type: string) => OptionWords {
  const { t, i18n } = useTranslation('builder');
  const host = useFieldHost();
  return useCallback(
    (type) => {
      // A plugin may have its own texts for options, their choices and their entries, below `options`, `choices` and
      // `items`.
      const known = (key: string, params?: MessageParams) => {
        if (i18n.exists(`${type}.${key}`, { ns: 'fields' })) return host.translate(`${type}.${key}`, params);
        return i18n.exists(key, { ns: 'builder' })
          ? t(key as ParseKeys<'builder'>, { ...params })
          : undefined;
      };
      return {
        option: (name) => known(`options.${name}`) ?? name,
        shape: (name) => (isShape(name) ? t(shapes[name]) : name),
        choice: (name) => known(`choices.${name}`) ?? name,
        add: (option) => known(`items.${option}.add`) ?? t('option.add'),
        entry: (option, number) => known(`items.${option}.title`, { number }) ?? t('option.item', { number }),
        remove: (title) => t('option.remove', { title }),
        removeAction: t('option.removeAction'),
        kindOf: (title) => t('option.kindOf', { title }),
        none: t('option.none'),
      };
    },
    [t, i18n, host],
  );
}
