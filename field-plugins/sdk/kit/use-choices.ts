import { useEffect, useState } from 'react';
import type { ChoiceSource, Choices } from '../contract/choices.ts';
import type { FieldHost } from '../contract/view.ts';
import { useLatest } from './use-latest.ts';

const loading = { state: 'loading', choices: [] } as const;

/**
 * Loads choices through the host, which caches them and stops loading once no widget shows them. They are loaded again
 * when the key of the source changes.
 */
export function useChoices<Choice>(host: FieldHost, source: ChoiceSource<Choice>): Choices<Choice> {
  const { key } = source;
  const latest = useLatest({ host, source });
  const [shown, setShown] = useState<{ readonly key: string; readonly choices: Choices<Choice> }>();
  useEffect(
    () =>
      latest.current.host.loadChoices<Choice>(
        { key, load: (signal) => latest.current.source.load(signal) },
        (choices) => setShown({ key, choices }),
      ),
    [latest, key],
  );
  return shown?.key === key ? shown.choices : loading;
}
