import { createGate } from '../limits/gate.ts';
import { noMetrics, type Metrics } from '../metrics.ts';
import { ServiceError } from '../errors/service-error.ts';

/** Argon2id, 19 MiB, two passes: the first choice in OWASP's password storage cheat sheet. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes the same time and returns false, so timing does not reveal unknown accounts. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Concurrent hashes. Each takes one of Node's four threads, and files need some too. */
const together = 3;
/** Maximum waiting hashes, about a second's worth on a small machine. More are rejected. */
const longestLine = 100;

/** Creates the Argon2id implementation, loaded by the first password. Throws `unavailable` if too many wait. */
export function createPasswords(metrics: Metrics = noMetrics): Passwords {
  const load = () => import('@node-rs/argon2');
  let decoy: Promise<string> | undefined;
  const gate = createGate(together);
  metrics.watch({
    name: 'octavo_passwords_waiting',
    help: 'Passwords that wait to be hashed.',
    read: () => gate.waiting,
  });
  const queued = <Answer>(task: () => Promise<Answer>) => {
    if (gate.waiting >= longestLine) return Promise.reject(new ServiceError('unavailable'));
    return gate.run(task);
  };
  return {
    hash: (password) => queued(async () => (await load()).hash(password, cost)),
    verify: (passwordHash, password) =>
      queued(async () => {
        const { hash, verify } = await load();
        // The first call waits for the decoy, whether the account is known or not.
        const nobodys = await (decoy ??= hash('a password that nobody has', cost));
        return (await verify(passwordHash ?? nobodys, password)) && passwordHash !== undefined;
      }),
  };
}
