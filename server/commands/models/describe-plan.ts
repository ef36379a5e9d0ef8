import { cutText } from '../../../shared/cut-text.ts';
import { failurePath } from '../../../shared/failure-path.ts';
import type { Plan, PlanFailure } from '../../../shared/wire/plans.ts';

/** Lists the content that a plan changes, and the values that it does not convert, by block, with links. */
export function describePlan(plan: Plan, address: string): readonly string[] {
  const listed = plan.failures.slice(0, mostFailures);
  const byPlace = Map.groupBy(listed, ({ kind, id }) => `${kind} ${id}`);
  const lines = [...byPlace.values()].flatMap((failures) => [
    ...failures.slice(0, 1).flatMap((one) => [`    ${placeOf(one)}`, `    ${address}${failurePath(one)}`]),
    ...failures.map((one) => `      ${fieldOf(one)}: ${outcomeOf(one)}`),
  ]);
  const more = plan.failure_count - listed.length;
  const others = more > 0 ? [`    and ${more} more`] : [];
  return [`  touches ${countsOf(plan)}`, ...lines, ...others];
}

const mostFailures = 10;

export function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`;
}

function countsOf({ counts, failure_count }: Plan): string {
  const { blocks, pages, live_pages, components, workspaces } = counts;
  const touched = [
    ...(blocks > 0 || components === 0
      ? [`${count(blocks, 'block')} on ${count(pages, 'page')} (${live_pages} live)`]
      : []),
    ...(components > 0 ? [count(components, 'component')] : []),
  ].join(' and ');
  const outcome = failure_count === 0 ? 'every value converts' : `${count(failure_count, 'problem')}:`;
  return `${touched} in ${count(workspaces, 'workspace')}; ${outcome}`;
}

/** The page and the block by their display names. */
function placeOf({ kind, page_title, workspace_title, summary = '' }: PlanFailure): string {
  const named = [page_title, cut(summary)].filter(Boolean).join(' › ');
  const name = named || (kind === 'component' ? 'A component' : 'A page');
  const around = [workspace_title, kind === 'live_page' && 'on the live page'].filter(Boolean).join(', ');
  return around === '' ? name : `${name} (${around})`;
}

/** Inside lists, item ids and field ids alternate. Omits the item ids, which have no meaning for readers. */
function fieldOf({ field, path }: PlanFailure): string {
  return [field, ...path.filter((_, at) => at % 2 === 1)].join('.');
}

function cut(text: string): string {
  return cutText(text, 80, '…');
}

function outcomeOf({ value, reason, becomes }: PlanFailure): string {
  if (reason === 'empty') return 'it is empty and must be filled in';
  const sentence = `${cut(value)} ${reasons[reason]}`;
  return `${sentence}; ${reason === 'removed' && becomes === 'aside' ? 'the plan keeps it' : outcomes[becomes]}`;
}

const reasons = {
  lossy: 'loses a part',
  refused: 'means nothing in the new field',
  unfit: 'does not fit the field',
  removed: 'goes with its field',
  repeated: 'is there more than once',
} as const;

const outcomes = {
  keep: 'it stays as it is',
  aside: 'the field is left empty, and the plan keeps the value',
  default: 'the default takes its place, and the plan keeps the value',
  stop: 'the plan stops',
  converted: 'the block has the new value, and the plan keeps the old one',
} as const;
