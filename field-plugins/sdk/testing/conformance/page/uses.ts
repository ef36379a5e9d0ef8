type Use = 'code' | 'network' | 'storage';

const uses: Record<Use, Set<string>> = { code: new Set(), network: new Set(), storage: new Set() };

/** Forbidden uses since the last call. */
export function takeUses(use: Use): readonly string[] {
  const found = [...uses[use]];
  uses[use].clear();
  return found;
}

/** Watches where a page can store data, and listens to what its content security policy blocks. */
export function watchUses(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // The policy allows nothing from elsewhere and no code from text.
    if (blockedURI === 'eval' || blockedURI === 'inline')
      uses.code.add(`code from text (${blockedURI}) ${sample}`.trim());
    else uses.network.add(`${blockedURI} (${effectiveDirective})`);
  });
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
    watchStorage(window, name);
  watchStorage(document, 'cookie');
}

function watchStorage<Owner extends object>(owner: Owner, name: keyof Owner & string): void {
  const value = owner[name];
  const note = () => uses.storage.add(name);
  Object.defineProperty(owner, name, { configurable: true, get: () => (note(), value), set: note });
}
