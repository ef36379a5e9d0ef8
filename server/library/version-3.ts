import { itemFields } from '../../content-model/operations/list-value.ts';
import type { Fields } from '../../content-model/operations/step.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { libraryTypes } from './block-types.ts';
import { prepareUpgrade, type Upgrade } from './upgrade.ts';
import { changedByVersion3 } from './version-2-types.ts';

type ChangedType = keyof typeof changedByVersion3;

/** The changes to a stored block type whose field still has its former type. */
const changes: Readonly<Record<ChangedType, (stored: Fields) => PlanOperation[]>> = {
  product_card: ({ details }) => {
    if (details?.field_type !== 'textarea') return [];
    const { facts } = libraryTypes.product_card.content_model as Fields;
    const isOurLabel = details.field_title === released('product_card', 'details')?.field_title;
    const list = {
      ...(facts !== undefined && { item: itemFields(facts) ?? {} }),
      ...(isOurLabel && facts !== undefined && { title: facts.field_title }),
    };
    return [
      { op: 'split', field: 'details', to: 'facts', separator: ': ', ...list },
      ...(details.required ? [{ op: 'require' as const, field: 'facts' }] : []),
    ];
  },
  // With another hint or a limit the field may have another meaning, such as years.
  post_teaser: ({ date }) =>
    date?.field_type === 'text' && sameValue(date.field_values, released('post_teaser', 'date')?.field_values)
      ? [{ op: 'retype', field: 'date', field_type: 'date', field_values: null }]
      : [],
  contact: ({ email }) =>
    email?.field_type === 'text'
      ? [{ op: 'retype', field: 'email', field_type: 'email', field_values: email.field_values }]
      : [],
};

/** Returns the plan for a stored block type, or undefined if the type needs no change. */
export function upgradeToVersion3(type: ChangedType, stored: Fields): Upgrade | undefined {
  return prepareUpgrade(stored, changes[type](stored));
}

function released(type: ChangedType, field: string) {
  return (changedByVersion3[type].content_model as Fields)[field];
}
