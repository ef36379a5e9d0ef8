import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { askToLeave } from '../../src/ui/leave/ask-to-leave.ts';
import { FormLeaveDialog, FormLeaveGuard } from '../../src/ui/leave/form-leave-guard.tsx';
import { useLeaveGuard } from '../../src/ui/leave/use-leave-guard.ts';
import { press, seeRole, steps } from '../support/steps.ts';

const meta: Meta = { title: 'UI/Form leave guard' };
export default meta;

const logOut = fn();

export const OfAScreen: StoryObj = {
  render: () => (
    <>
      <FormLeaveGuard dirty save={async () => false} />
      <Button onClick={() => askToLeave(logOut)}>Logout</Button>
    </>
  ),
  play: steps(press('Logout'), seeRole('alertdialog', 'Leave without saving?')),
};

function FormInDialog() {
  const guard = useLeaveGuard(true);
  return (
    <Dialog open aria-labelledby="form-title" onClose={() => guard.ask(logOut)}>
      <DialogTitle id="form-title">Add an address</DialogTitle>
      <DialogActions>
        <Button onClick={() => guard.ask(logOut)}>Close</Button>
      </DialogActions>
      <FormLeaveDialog guard={guard} save={async () => false} />
    </Dialog>
  );
}

export const OfADialog: StoryObj = {
  render: () => <FormInDialog />,
  play: steps(press('Close'), seeRole('alertdialog', 'Leave without saving?')),
};
