import type { PlanFailure } from './wire/plans.ts';

/** Where the people of a workspace find a value that a plan does not carry over: the screen, with the block. */
export function failurePath({ workspace, page, id }: PlanFailure): string {
  return `/workspaces/${workspace}/${page === null ? 'components' : `pages/${page}#${id}`}`;
}
