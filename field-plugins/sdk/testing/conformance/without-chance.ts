/** Runs a function while the time and random numbers are unavailable. */
export function withoutChance<Answer>(name: string, ask: () => Answer): Answer {
  const refuse = (what: string) => () => {
    throw new Error(`${name} asks for ${what}.`);
  };
  const { Date: realDate } = globalThis;
  const restore = [
    replaceMember(Math, 'random', refuse('chance')),
    replaceMember(crypto, 'randomUUID', refuse('chance')),
    replaceMember(crypto, 'getRandomValues', refuse('chance')),
    replaceMember(performance, 'now', refuse('the time')),
    replaceMember(
      globalThis,
      'Date',
      new Proxy(realDate, {
        apply: refuse('the time'),
        construct: (target, args: unknown[]) =>
          args.length === 0 ? refuse('the time')() : (Reflect.construct(target, args) as Date),
        get: (target, key) => (key === 'now' ? refuse('the time') : (Reflect.get(target, key) as unknown)),
      }),
    ),
  ];
  try {
    return ask();
  } finally {
    for (const back of restore) back();
  }
}

/** Replaces a member, and returns a function that restores it. */
export function replaceMember(owner: object, member: string, by: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, member);
  Object.defineProperty(owner, member, { value: by, configurable: true, writable: true });
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, member);
    else Object.defineProperty(owner, member, own);
  };
}
