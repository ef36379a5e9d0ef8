import type { WidgetIssue } from '../contract/view.ts';

/** An error inside an item: where it is from there, and the id of the element that shows it. */
export interface ItemIssue extends WidgetIssue {
  readonly messageId: string;
}

/** The id of the element that shows an error, by its position among the errors of a field. */
export function messageId(messagesId: string, at: number): string {
  return `${messagesId}-${at}`;
}

/** The errors inside one item of a list, or one part of an object. */
export function issuesOfItem(
  issues: readonly WidgetIssue[],
  index: number | string,
  messagesId: string,
): readonly ItemIssue[] {
  return issues.flatMap(({ message, path: [first, ...path] }, at) =>
    first === index ? [{ message, path, messageId: messageId(messagesId, at) }] : [],
  );
}

/** The ids of the elements that show the errors of an item, or of one part of it; undefined if nothing is wrong with it. */
export function describedBy(issues: readonly ItemIssue[], part?: string): string | undefined {
  const ids = issues
    .filter(({ path }) => part === undefined || path[0] === part)
    .map((issue) => issue.messageId);
  return ids.length === 0 ? undefined : ids.join(' ');
}
