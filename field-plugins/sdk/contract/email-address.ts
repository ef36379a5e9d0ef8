export { isEmailAddress } from '../../../shared/email.ts';
