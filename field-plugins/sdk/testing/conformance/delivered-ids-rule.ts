import type { FieldPlugin, FieldReferences, ReferenceLookup } from '../../contract/field.ts';
import { validSamples } from '../read-sample.ts';
import type { ConformanceRule } from './subject.ts';

interface State {
  readonly name: string;
  readonly lookup: ReferenceLookup;
}

/** An id helps a stranger to guess what is not public, so it is delivered at most beside the public url of its record. */
export const deliveredIdsRule: ConformanceRule = {
  id: 'delivered-ids',
  name: 'delivers the id of a record only together with its URL',
  check({ plugin, samples }) {
    if (plugin.references === undefined) return;
    for (const { name, value } of validSamples(plugin, samples)) {
      const ids = idsOf(plugin.references(value));
      for (const state of statesOf(ids)) {
        const leaked = leaks(delivered(plugin, value, state), ids);
        if (leaked.length > 0)
          throw new Error(
            `deliver of “${name}”, when ${state.name}, leaks ${leaked.join(', ')}.${plugin.deliver === undefined ? ' Without deliver, external sites get what is stored.' : ''}`,
          );
      }
    }
  },
};

function delivered(plugin: FieldPlugin, value: unknown, { lookup }: State): unknown {
  return plugin.deliver === undefined ? value : plugin.deliver(value, lookup);
}

function idsOf({ media, pages }: FieldReferences): readonly string[] {
  return [...new Set([...media, ...pages])].filter((id) => id !== '');
}

/** The url of each record names its place in the list, not its id. */
const urlOf = (ids: readonly string[], id: string) => `https://public.example/${ids.indexOf(id)}`;

function statesOf(ids: readonly string[]): readonly State[] {
  const media: ReferenceLookup['media'] = (id) => ({
    file: 'found.jpg',
    url: urlOf(ids, id),
    width: 320,
    height: 240,
    alt: '',
    sizes: [{ width: 160, url: 'https://public.example/smaller.webp' }],
  });
  const page = { url_path: '/found', title: 'Found' };
  const gone = () => undefined;
  return [
    { name: 'everything is there', lookup: { media, page: (id) => ({ ...page, url: urlOf(ids, id) }) } },
    { name: 'no page is live', lookup: { media, page: () => ({ ...page, url: undefined }) } },
    { name: 'everything is gone', lookup: { media: gone, page: gone } },
  ];
}

/** The ids in what is delivered, except in objects that also hold the record's url. */
function leaks(part: unknown, ids: readonly string[], around: readonly unknown[] = []): readonly string[] {
  if (typeof part === 'string')
    return ids.filter((id) => part.includes(id) && !around.includes(urlOf(ids, id)));
  if (typeof part !== 'object' || part === null) return [];
  const members = Object.values(part);
  return [...new Set(members.flatMap((member) => leaks(member, ids, members)))];
}
