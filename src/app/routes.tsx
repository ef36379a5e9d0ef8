import { OctopusMark } from '../ui/octopus-mark.tsx';

export function Routes() {
  return <OctopusMark size={64} />;
}
