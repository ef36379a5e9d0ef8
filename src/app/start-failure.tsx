import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { useBrand } from '../ui/brand.ts';
import { FailureScreen } from './failure-screen.tsx';

/** Shown if the locale files cannot be loaded: the only screen with texts in the source. */
export function StartFailure() {
  const { name } = useBrand();
  return (
    <FailureScreen
      alone
      lang="en"
      title={`${name} could not be loaded`}
      text="Can’t reach the server. Check your connection and try again."
    >
      <Button variant="contained" onClick={() => location.reload()}>
        Try again
      </Button>
    </FailureScreen>
  );
}
