import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../gate.ts';
import { Refusal } from '../refusal.ts';

/** Argon2id, 19 MiB, two passes: the first choice of the OWASP password storage cheat sheet. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords and checks them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With `undefined` as hash it takes the same time and answers false, so that unknown accounts cannot be timed. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Hashes that are worked out at the same time. Each takes one of Node's four threads, and files need some, too. */
const together = 3;
/** Hashes that wait for one of these: about a second's worth on a small machine. Beyond it they are refused. */
const longestLine = 100;

/** The Argon2id implementation, with a decoy made once. Throws `unavailable` when too many ask at once. */
export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash('a password that nobody has', cost);
  const gate = createGate(together);
  const inTurn = <Answer>(task: () => Promise<Answer>) => {
    if (gate.waiting >= longestLine) return Promise.reject(new Refusal('unavailable'));
    return gate.run(task);
  };
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(passwordHash, password) {
      const right = await inTurn(() => verify(passwordHash ?? decoy, password));
      return passwordHash !== undefined && right;
    },
  };
}
