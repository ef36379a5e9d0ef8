import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import type { MessageParams } from '../../../../shared/message-params.ts';

/** The name of options that are not an object: the choices. */
export const unnamedOption = 'choices';

export type OptionMessages = ReturnType<ReturnType<typeof useOptionMessages>>;

/** Names the options of a field type: in the words of its plugin, or else of the builder. */
export function useOptionMessages() {
  const { t, i18n } = useTranslation('builder');
  const host = useFieldHost();
  return (type: string) => {
    // A plugin may have its own texts for options, their choices and their entries, below `options`, `choices` and
    // `items`.
    const known = (key: string, params?: MessageParams) => {
      if (i18n.exists(`${type}.${key}`, { ns: 'fields' })) return host.translate(`${type}.${key}`, params);
      return i18n.exists(key, { ns: 'builder' }) ? t(key as ParseKeys<'builder'>, { ...params }) : undefined;
    };
    return {
      option: (name: string) => known(`options.${name}`) ?? name,
      choice: (name: string) => known(`choices.${name}`) ?? name,
      add: (option: string) => known(`items.${option}.add`) ?? t('option.add'),
      /** The first entry has the number 1. */
      entry: (option: string, number: number) =>
        known(`items.${option}.title`, { number }) ?? t('option.item', { number }),
    };
  };
}
