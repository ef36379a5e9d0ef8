import { useSearchParams } from 'wouter';

type Known<Name extends string> = Readonly<Partial<Record<Name, readonly string[]>>>;

/**
 * The place in a list in the query of the address, so that going back or reloading the page shows the same. The address
 * leaves out the defaults. `known` lists all other values of a name, if only these are valid.
 */
export function useListPlace<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
  known?: Known<Name>,
) {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as Name[];
  const read = (name: Name) => {
    const value = params.get(name) ?? defaults[name];
    return known?.[name]?.includes(value) === false ? defaults[name] : value;
  };
  const place = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;

  /** The query of the place after some changes. */
  function written(changes: Partial<Record<Name, string>>): Record<string, string> {
    const next: Readonly<Record<Name, string>> = { ...place, ...changes };
    return Object.fromEntries(
      names.filter((name) => next[name] !== defaults[name]).map((name) => [name, next[name]]),
    );
  }

  const move = (changes: Partial<Record<Name, string>>) => setParams(written(changes), { replace: true });
  return { place, written, move };
}
