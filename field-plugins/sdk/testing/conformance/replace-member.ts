/** Replaces a member, and returns a function that restores it. */
export function replaceMember(owner: object, member: string, by: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, member);
  Object.defineProperty(owner, member, { value: by, configurable: true, writable: true });
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, member);
    else Object.defineProperty(owner, member, own);
  };
}
