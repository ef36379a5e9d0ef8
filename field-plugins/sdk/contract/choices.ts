/** Where choices come from. */
export interface ChoiceSource<Choice> {
  /** Names the source. Widgets that load by the same key share one request and its answer, so start it with the type. */
  readonly key: string;
  /** Loads the choices. The signal is aborted once no widget needs them: pass it to `fetch`. */
  load(signal: AbortSignal): Promise<readonly Choice[]>;
}

/** The choices that are loaded so far. */
export type Choices<Choice> =
  | { readonly state: 'loading'; readonly choices: readonly [] }
  | { readonly state: 'ready'; readonly choices: readonly Choice[] }
  /** Loading succeeded and returned no choices. */
  | { readonly state: 'empty'; readonly choices: readonly [] }
  | { readonly state: 'failed'; readonly choices: readonly []; retry(): void };

/** The state of choices that are loaded. */
export function loadedChoices<Choice>(choices: readonly Choice[]): Choices<Choice> {
  return choices.length === 0 ? { state: 'empty', choices: [] } : { state: 'ready', choices };
}
