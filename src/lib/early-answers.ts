interface EarlyAnswer {
  readonly answer: Promise<Response>;
  readonly askedAt: number;
  /** Whose answer it is. */
  readonly authorization: string | undefined;
}

/** Milliseconds after which an answer is too old to be shown; as long as a call may take. */
const longest = 30_000;

const early = new Map<string, EarlyAnswer>();

/** Asks for something before the code that wants it is here. */
export function askEarly(address: string, headers: Readonly<Record<string, string>> = {}): void {
  const answer = fetch(address, { headers });
  // Whoever takes it hears of a failure; until then nobody has to.
  answer.catch(() => undefined);
  early.set(address, {
    answer,
    askedAt: performance.now(),
    authorization: headers['Authorization'],
  });
}

/**
 * The answer that was asked for early, with the same authorization. It serves once: whoever asks again, asks the server.
 */
export function takeEarly(address: string, authorization?: string): Promise<Response> | undefined {
  const found = early.get(address);
  early.delete(address);
  const isGood =
    found?.authorization === authorization && performance.now() - (found?.askedAt ?? 0) < longest;
  return isGood ? found?.answer : undefined;
}

/** Forgets what nobody has taken yet: something is being changed. */
export function forgetEarly(): void {
  early.clear();
}
