export { latinKey } from '../../../shared/shortcut.ts';
