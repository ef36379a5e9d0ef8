import type { ModelField } from '../../../content-model/model-fields.ts';
import { cachedBy } from '../../../shared/cached-by.ts';

/** Fields that belong together, with the title of their group; without one if they are in none. */
export interface FieldSection {
  readonly title: string | undefined;
  readonly fields: readonly ModelField[];
}

export interface FieldTab {
  readonly title: string;
  readonly sections: readonly FieldSection[];
}

export interface FormLayout {
  /** Above the tabs; all sections if there are no tabs. */
  readonly sections: readonly FieldSection[];
  readonly tabs: readonly FieldTab[];
  readonly hasHalves: boolean;
}

/**
 * Collects fields with the same tab or group at the position of the first of them. Returns the same layout for the same fields.
 */
export const formLayout = cachedBy((fields: readonly ModelField[]): FormLayout => {
  const byTab = new Map<string | undefined, ModelField[]>();
  for (const field of fields) {
    const { tab } = field.definition;
    byTab.set(tab, [...(byTab.get(tab) ?? []), field]);
  }
  const tabs = [...byTab].flatMap(([title, own]) =>
    title === undefined ? [] : [{ title, sections: sectionsOf(own) }],
  );
  return {
    sections: sectionsOf(byTab.get(undefined) ?? []),
    tabs,
    hasHalves: fields.some(({ definition }) => definition.width === 'half'),
  };
});

function sectionsOf(fields: readonly ModelField[]): readonly FieldSection[] {
  const sections: { title: string | undefined; fields: ModelField[] }[] = [];
  for (const field of fields) {
    const { group } = field.definition;
    const last = sections.at(-1);
    const same =
      group === undefined
        ? last?.title === undefined
          ? last
          : undefined
        : sections.find(({ title }) => title === group);
    if (same) same.fields.push(field);
    else sections.push({ title: group, fields: [field] });
  }
  return sections;
}

export function tabOf({ tabs }: FormLayout, place: string): FieldTab | undefined {
  return tabs.find(({ sections }) =>
    sections.some(({ fields }) => fields.some(({ name }) => place === name || place.startsWith(`${name}/`))),
  );
}
