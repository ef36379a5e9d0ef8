import { Button } from '@mui/material';
import { productName } from '../ui/product-name.ts';
import { FailureScreen } from './failure-screen.tsx';

/** Shown if the words of the interface cannot be loaded: the only screen whose words are in the source. */
export function StartFailure() {
  return (
    <FailureScreen
      alone
      lang="en"
      title={`${productName} could not be loaded`}
      text="Can’t reach the server. Check your connection and try again."
    >
      <Button variant="contained" onClick={() => location.reload()}>
        Try again
      </Button>
    </FailureScreen>
  );
}
