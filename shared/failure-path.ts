import type { PlanFailure } from './wire/plans.ts';

/** The path of the screen, with the block, that shows a value that a plan does not migrate. */
export function failurePath({ workspace, page, id }: PlanFailure): string {
  return `/workspaces/${workspace}/${page === null ? 'components' : `pages/${page}#${id}`}`;
}
