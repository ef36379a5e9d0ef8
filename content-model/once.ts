/** The answer of a function, which is called when somebody wants it, and once. */
export function once<Answer>(question: () => Answer): () => Answer {
  let known: { readonly answer: Answer } | undefined;
  return () => (known ??= { answer: question() }).answer;
}
