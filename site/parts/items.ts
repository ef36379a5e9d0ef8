import type { SiteField } from '../site-block.ts';
import { fieldOf, hasList, type View } from '../view.ts';

interface Items {
  readonly items: readonly View[];
  readonly mark: ReturnType<View['mark']>;
}

/**
 * Returns the items of a list that show one of the fields in `shown`, or have a place to type it. Pages published with
 * version 1 of the library, and types changed by an administrator before version 2, have numbered fields instead:
 * `numbered` has their names, with `#` for the number.
 */
export function itemsOf(
  view: View,
  list: string,
  {
    shown,
    numbered,
  }: { readonly shown: readonly string[]; readonly numbered: Readonly<Record<string, string>> },
): Items {
  const isList = hasList(view, list);
  const all = isList ? view.parts(list) : numberedItems(view, numbered);
  const items = all.filter((item) => shown.some((name) => item.shows(name)));
  return { items, mark: isList ? view.mark(list) : {} };
}

function numberedItems(view: View, names: Readonly<Record<string, string>>): readonly View[] {
  const numbers = new Set(
    (view.block.fields ?? []).flatMap(({ name }) =>
      Object.values(names).flatMap((pattern) => numberIn(name, pattern)),
    ),
  );
  return [...numbers].toSorted((a, b) => a - b).map((number) => numberedItem(view, names, number));
}

/** The number in place of the pattern's `#`. */
function numberIn(name: string, pattern: string): readonly number[] {
  const [before = '', after = ''] = pattern.split('#');
  const number = name.slice(before.length, name.length - after.length);
  return name === `${before}${number}${after}` && /^\d+$/.test(number) ? [Number(number)] : [];
}

function numberedItem(view: View, names: Readonly<Record<string, string>>, number: number): View {
  const numbered = Object.entries(names).flatMap(
    ([name, pattern]): { field: SiteField; value: unknown }[] => {
      const own = pattern.replace('#', `${number}`);
      const field = fieldOf(view, own);
      return field === undefined
        ? []
        : [{ field: { ...field, id: field.id ?? own, name }, value: view.value(own) }];
    },
  );
  const data = Object.fromEntries(numbered.map(({ field, value }) => [field.name, value]));
  return view.withFields(
    numbered.map(({ field }) => field),
    data,
  );
}
