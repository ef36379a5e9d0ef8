import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes: the first choice of the OWASP password storage cheat sheet. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords and checks them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With `undefined` as hash it takes the same time and answers false, so that unknown accounts cannot be timed. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** The Argon2id implementation, with a decoy made once. */
export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash('a password that nobody has', cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(passwordHash, password) {
      const right = await verify(passwordHash ?? decoy, password);
      return passwordHash !== undefined && right;
    },
  };
}
