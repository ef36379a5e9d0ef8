export { normalizeText } from '../../../shared/normalize-text.ts';
