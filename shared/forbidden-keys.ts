const forbidden: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Whether a key could reach an object's prototype. Such keys are rejected everywhere (api.md section 1). */
export function isForbiddenKey(key: string): boolean {
  return forbidden.includes(key);
}
