import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { reasonOf, StartError } from '../start-checks.ts';

/** The minimum length of a secret, in characters. */
export const secretLength = 16;

/** What a derived secret is for. */
export type SecretUse = 'captcha challenge' | 'captcha solution';

/** Everything that depends on the installation's secret: API keys are found by keyed hash and stored encrypted. */
export interface Secrets {
  /** A separate secret for each use, for libraries that do their own signing. */
  derived(use: SecretUse): string;
  /** HMAC-SHA-256 of an API key, base64url, used to find it. */
  keyedHash(text: string): string;
  /** AES-256-GCM, bound to `context` (the record's id), so ciphers cannot be swapped between records. */
  encrypt(text: string, context: string): string;
  /** Throws when the cipher was made with another secret or for another context. */
  decrypt(cipher: string, context: string): string;
}

/** Derives one key per use from the secret (HKDF-SHA-256). */
export function createSecrets(secret: string): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'octavo', use, 32));
  const hashKey = derive('api key hash');
  const cipherKey = derive('api key cipher');
  const texts = new Map<SecretUse, string>();
  return {
    derived(use) {
      const text = texts.get(use) ?? derive(use).toString('base64url');
      texts.set(use, text);
      return text;
    },
    keyedHash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
    encrypt(text, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(text, context) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** The installation's secret: the configured one, or else the one in the data directory, created if missing. */
export function readOrMakeSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = path.join(dataDir, 'secret');
  const kept = readSecret(file);
  if (kept !== undefined && kept.length < secretLength) {
    throw new StartError(
      `${file} holds no secret of at least ${secretLength} characters; restore it from a backup, or remove it for a new one, with which no API key made before works.`,
    );
  }
  return kept ?? makeSecret(file);
}

/** The installation's secret, or undefined if it has none yet. */
export function findSecret(configured: string | undefined, dataDir: string): string | undefined {
  return configured ?? readSecret(path.join(dataDir, 'secret'));
}

function readSecret(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined;
    throw new StartError(
      `${file} cannot be read (${reasonOf(error)}); it must be a file that this user may read.`,
    );
  }
}

/**
 * Writes the whole file or nothing, even if the process is killed: with half a secret, no API key could ever be read
 * again.
 */
function makeSecret(file: string): string {
  const made = randomBytes(32).toString('base64url');
  const temporary = `${file}.part`;
  fs.writeFileSync(temporary, `${made}\n`, { mode: 0o600, flush: true });
  fs.renameSync(temporary, file);
  syncFolder(path.dirname(file));
  return made;
}

/** Makes the rename durable. Windows cannot open a folder, and keeps the order on its own. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
