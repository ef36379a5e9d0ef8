import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// One thread of the search for a solution. It is a file of our origin: the content security policy allows no other.
handler({ deriveKey });
