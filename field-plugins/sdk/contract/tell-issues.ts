import type { FieldIssue } from './field.ts';
import type { FieldHost, WidgetIssue, WidgetProps } from './view.ts';

/** What a widget is given about the errors of its value. */
export type ToldIssues = Pick<WidgetProps<unknown, unknown>, 'errors' | 'issues'>;

/** What a widget is given about these issues, in the words of the host. */
export function tellIssues(issues: readonly FieldIssue[], host: Pick<FieldHost, 'translate'>): ToldIssues {
  return told(issues.map(({ key, params, path = [] }) => ({ message: host.translate(key, params), path })));
}

/** What a widget is given about errors of its value as a whole. */
export function tellErrors(errors: readonly string[]): ToldIssues {
  return told(errors.map((message) => ({ message, path: [] })));
}

function told(issues: readonly WidgetIssue[]): ToldIssues {
  return { errors: issues.map(({ message }) => message), issues };
}
