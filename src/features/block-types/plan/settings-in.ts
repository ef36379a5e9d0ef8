import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';

/** The labels of field members on the screen. */
const settings: ReadonlyMap<string, ParseKeys<'builder'>> = new Map([
  ['field_title', 'field.title'],
  ['api_name', 'field.name'],
  ['help', 'field.help'],
  ['placeholder', 'field.placeholder'],
  ['autofill', 'field.autofill'],
  ['required_for', 'rules.required'],
  ['pattern', 'rules.pattern'],
  ['unique', 'rules.unique'],
  ['shown_when', 'condition.title'],
  ['tab', 'form.tab'],
  ['group', 'form.group'],
  ['width', 'form.half'],
  ['default', 'default.title'],
] as const);

/** The settings of a field that a step changes. */
export function useSettingsIn(): (operation: PlanOperation) => readonly string[] {
  const { t } = useTranslation('builder');
  return ({ field_values, properties = {} }) => [
    ...(field_values === undefined ? [] : [t('option.title')]),
    ...Object.keys(properties).map((member) => {
      const key = settings.get(member);
      return key === undefined ? member : t(key);
    }),
  ];
}
