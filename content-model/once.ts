/** Wraps a function so that it runs on first use, and only once. */
export function once<Answer>(question: () => Answer): () => Answer {
  let known: { readonly answer: Answer } | undefined;
  return () => (known ??= { answer: question() }).answer;
}
