import { QueryObserver, type QueryClient, type QueryObserverResult } from '@tanstack/react-query';
import { loadedChoices, type ChoiceSource, type Choices } from '../../field-plugins/sdk/contract/choices.ts';
import { queryKeys } from '../api/query-keys.ts';

interface Loading<Choice> {
  readonly source: ChoiceSource<Choice>;
  readonly workspaceId: string;
  show(choices: Choices<Choice>): void;
}

/**
 * Loads choices for a widget until the returned function is called. Widgets that request the same key share one request, which is
 * aborted when none of them is left. Cached choices are shown at once, and updated.
 */
export function loadChoices<Choice>(client: QueryClient, { source, workspaceId, show }: Loading<Choice>) {
  const observer = new QueryObserver<readonly Choice[]>(client, {
    queryKey: queryKeys.fieldChoices(workspaceId, source.key),
    queryFn: ({ signal }) => source.load(signal),
  });
  const retry = () => void observer.refetch();
  const showResult = (result: QueryObserverResult<readonly Choice[]>) => show(choicesOf(result, retry));
  const stop = observer.subscribe(showResult);
  showResult(observer.getCurrentResult());
  return stop;
}

function choicesOf<Choice>(
  { data, isError, isFetching }: QueryObserverResult<readonly Choice[]>,
  retry: () => void,
): Choices<Choice> {
  if (data !== undefined) return loadedChoices(data);
  return isError && !isFetching ? { state: 'failed', choices: [], retry } : { state: 'loading', choices: [] };
}
