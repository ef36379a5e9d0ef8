interface Step {
  readonly sample: string;
  readonly what: string;
}

let latest: Step = { sample: '', what: 'Loading the plugin' };

/** Stores the next step with a plugin and its sample, so that an error names them. */
export function takeStep(sample: string, what: string): void {
  latest = { sample, what };
}

/** The step that was taken last, as the beginning of a sentence. */
export function latestPlace(): string {
  const { sample, what } = latest;
  return sample === '' ? what : `${what} with the sample “${sample}”`;
}

/** Prefixes the plugin's error with the latest step. */
export function atItsStep(error: unknown): Error {
  // React joins the errors of sibling widgets.
  if (error instanceof AggregateError) return atItsStep(error.errors[0]);
  return new Error(`${latestPlace()}: ${String(error).replace(/^Error: /, '')}`, { cause: error });
}
