import { configVariables } from './variables.ts';

/** Variables that only a command reads. */
const ofCommands: readonly string[] = [
  ...['OCTAVO_NEW_SECRET', 'OCTAVO_API_KEY', 'OCTAVO_EMAIL', 'OCTAVO_PASSWORD'],
];

/** Kubernetes describes a service called `octavo` to every container beside it. */
const describesService = /^OCTAVO_(SERVICE_(HOST|PORT)|PORT_\d+_(TCP|UDP)|PORT=(tcp|udp):\/\/)/;

/** The variables that begin with `OCTAVO_` but that Octavo does not know, such as misspelt ones. */
export function findUnknownVariables(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known = [...configVariables.map(({ name }) => name), ...ofCommands];
  return Object.entries(env).flatMap(([name, value = '']) => {
    const isOurs = /^OCTAVO_/i.test(name) && !describesService.test(`${name}=${value}`);
    return isOurs && value !== '' && !known.includes(name) ? [name] : [];
  });
}

/** A sentence for the operator. */
export function describeUnknownVariable(name: string): string {
  return `${name} is set, but Octavo has no such variable.`;
}
