const uses = new Set<string>();

/** What was stored in the browser, or read from it, since the last call. */
export function takeStorageUses(): readonly string[] {
  const found = [...uses];
  uses.clear();
  return found;
}

/** Patches everything a page can store data in. */
export function watchStorage(): void {
  for (const member of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
    watch(Storage.prototype, member, (owner) =>
      owner === sessionStorage ? 'sessionStorage' : 'localStorage',
    );
  watch(IDBFactory.prototype, 'open', () => 'indexedDB');
  for (const member of ['open', 'match', 'has'] as const)
    watch(CacheStorage.prototype, member, () => 'caches');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get() {
      uses.add('document.cookie');
      return cookie?.get?.call(document) as unknown;
    },
    set(text: string) {
      uses.add('document.cookie');
      cookie?.set?.call(document, text);
    },
  });
}

function watch<T extends object>(owner: T, member: keyof T & string, nameOf: (used: object) => string): void {
  const original = owner[member] as (...args: readonly unknown[]) => unknown;
  Object.defineProperty(owner, member, {
    configurable: true,
    value(this: object, ...args: readonly unknown[]) {
      uses.add(`${nameOf(this)}.${member}`);
      return Reflect.apply(original, this, args);
    },
  });
}
