interface Refusal {
  readonly kind: 'code' | 'network';
  readonly what: string;
}

const refused: Refusal[] = [];

/** What the page's content security policy has blocked since the last call. */
export function takeRefusals(kind: Refusal['kind']): readonly string[] {
  const found = refused.filter((one) => one.kind === kind).map(({ what }) => what);
  const others = refused.filter((one) => one.kind !== kind);
  refused.splice(0, refused.length, ...others);
  return [...new Set(found)];
}

/** The policy allows nothing from elsewhere and no code from text. The browser reports what a plugin tries. */
export function watchRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const isCode = blockedURI === 'eval' || blockedURI === 'inline';
    refused.push(
      isCode
        ? { kind: 'code', what: `code from text (${blockedURI}) ${sample}`.trim() }
        : { kind: 'network', what: `${blockedURI} (${effectiveDirective})` },
    );
  });
}
