type Use = 'code' | 'network' | 'storage';

const uses: Record<Use, Set<string>> = { code: new Set(), network: new Set(), storage: new Set() };

/** What was used since the last call although a plugin must not. */
export function takeUses(use: Use): readonly string[] {
  const found = [...uses[use]];
  uses[use].clear();
  return found;
}

/** Patches everything a page can store data in, and listens to what its content security policy blocks. */
export function watchUses(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // The policy allows nothing from elsewhere and no code from text.
    if (blockedURI === 'eval' || blockedURI === 'inline')
      uses.code.add(`code from text (${blockedURI}) ${sample}`.trim());
    else uses.network.add(`${blockedURI} (${effectiveDirective})`);
  });
  for (const member of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
    watchStorage(Storage.prototype, member, (owner) =>
      owner === sessionStorage ? 'sessionStorage' : 'localStorage',
    );
  watchStorage(IDBFactory.prototype, 'open', () => 'indexedDB');
  for (const member of ['open', 'match', 'has'] as const)
    watchStorage(CacheStorage.prototype, member, () => 'caches');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get() {
      uses.storage.add('document.cookie');
      return cookie?.get?.call(document) as unknown;
    },
    set(text: string) {
      uses.storage.add('document.cookie');
      cookie?.set?.call(document, text);
    },
  });
}

function watchStorage<T extends object>(
  owner: T,
  member: keyof T & string,
  nameOf: (used: object) => string,
): void {
  const original = owner[member] as (...args: readonly unknown[]) => unknown;
  Object.defineProperty(owner, member, {
    configurable: true,
    value(this: object, ...args: readonly unknown[]) {
      uses.storage.add(`${nameOf(this)}.${member}`);
      return Reflect.apply(original, this, args);
    },
  });
}
