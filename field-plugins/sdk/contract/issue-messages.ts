import type { FieldIssue } from './field.ts';
import type { FieldHost, WidgetIssue, WidgetProps } from './view.ts';

/** The errors of a value in the form that a widget receives. */
export type IssueMessages = Pick<WidgetProps<unknown, unknown>, 'errors' | 'issues'>;

/** Translates issues with the texts of the host, for a widget. */
export function translateIssues(
  issues: readonly FieldIssue[],
  host: Pick<FieldHost, 'translate'>,
): IssueMessages {
  return messagesOf(
    issues.map(({ key, params, path = [] }) => ({ message: host.translate(key, params), path })),
  );
}

/** Passes errors of the value as a whole to a widget. */
export function issuesOfErrors(errors: readonly string[]): IssueMessages {
  return messagesOf(errors.map((message) => ({ message, path: [] })));
}

function messagesOf(issues: readonly WidgetIssue[]): IssueMessages {
  return { errors: issues.map(({ message }) => message), issues };
}
