import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The minimum length of a secret, in characters. */
export const secretLength = 16;

export type SecretUse = 'captcha challenge' | 'captcha solution' | 'installation check';

/**
 * The cryptography that depends on the installation's secret: API keys are found by keyed hash and stored encrypted.
 */
export interface Secrets {
  /** Derives a separate secret for each use, for libraries that do their own signing. */
  derived(use: SecretUse): string;
  /** HMAC-SHA-256 of an API key, base64url, used to find it. */
  keyedHash(text: string): string;
  /** AES-256-GCM, bound to `context` (the record's id), so ciphers cannot be swapped between records. */
  encrypt(text: string, context: string): string;
  /** Throws if the cipher was made with another secret or for another context. */
  decrypt(cipher: string, context: string): string;
}

/** A change of the secret. Without `from`, the old one is lost. */
export interface Rekeying {
  readonly from: Secrets | undefined;
  readonly to: Secrets;
}

/** Decrypts a cipher; undefined if these secrets cannot read it. */
export function readCipher(
  secrets: Secrets | undefined,
  cipher: string,
  context: string,
): string | undefined {
  try {
    return secrets?.decrypt(cipher, context);
  } catch {
    return undefined;
  }
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
