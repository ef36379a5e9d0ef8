import type { MadeAccount } from './first-run.ts';

const titles = { user: 'Editor', admin: 'Administrator' } as const;

/** The first lines for the operator: the new accounts, with passwords shown once. */
export function accountLines(accounts: readonly MadeAccount[]): readonly string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const generated = accounts.some(({ password }) => password !== undefined);
  return [
    '',
    generated ? '  Accounts (passwords are shown this once; write them down):' : '  Accounts:',
    '',
    ...accounts.map(({ email, role, password }) => {
      const secret = password ?? '(the password you configured)';
      return `    ${titles[role].padEnd(14)} ${email.padEnd(width)}   ${secret}`;
    }),
  ];
}

export function siteLines(sites: readonly string[]): readonly string[] {
  return sites.length === 0 ? [] : ['', '  Websites of the demo:', '', ...sites.map((site) => `    ${site}`)];
}

export function addressLines(publicUrl: string, listening: string): readonly string[] {
  const also = listening === publicUrl ? '' : ` (listening on ${listening})`;
  return ['', `  Octavo is running at ${publicUrl}${also}`, '  Press Ctrl-C to stop it.', ''];
}
