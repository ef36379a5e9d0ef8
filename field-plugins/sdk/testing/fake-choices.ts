import { loadedChoices, type ChoiceSource, type Choices } from '../contract/choices.ts';

/** Loads choices for a fake host, as an application does, but without a cache. */
export function loadFakeChoices<Choice>(
  source: ChoiceSource<Choice>,
  show: (choices: Choices<Choice>) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const tell = (choices: Choices<Choice>) => {
    if (!signal.aborted) show(choices);
  };
  const load = () => {
    tell({ state: 'loading', choices: [] });
    source.load(signal).then(
      (choices) => tell(loadedChoices(choices)),
      () => tell({ state: 'failed', choices: [], retry: load }),
    );
  };
  load();
  return () => controller.abort();
}
