import type { Choices } from '../contract/choices.ts';
import type { FieldHost, PageChoice } from '../contract/view.ts';
import { useChoices } from './use-choices.ts';

/** The pages of a workspace that are loaded so far. */
export type Pages = Choices<PageChoice>;

/** The pages that a link can point to. */
export function usePages(host: FieldHost): Pages {
  return useChoices(host, { key: 'common.pages', load: (signal) => host.listPages(signal) });
}
