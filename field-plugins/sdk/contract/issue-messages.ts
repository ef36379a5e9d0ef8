import type { FieldIssue } from './field.ts';
import type { FieldHost, WidgetIssue, WidgetProps } from './view.ts';

/** The errors of a value in the form that a widget receives. */
export type ToldIssues = Pick<WidgetProps<unknown, unknown>, 'errors' | 'issues'>;

/** Translates issues with the texts of the host, for a widget. */
export function tellIssues(issues: readonly FieldIssue[], host: Pick<FieldHost, 'translate'>): ToldIssues {
  return told(issues.map(({ key, params, path = [] }) => ({ message: host.translate(key, params), path })));
}

/** Passes errors of the value as a whole to a widget. */
export function tellErrors(errors: readonly string[]): ToldIssues {
  return told(errors.map((message) => ({ message, path: [] })));
}

function told(issues: readonly WidgetIssue[]): ToldIssues {
  return { errors: issues.map(({ message }) => message), issues };
}
