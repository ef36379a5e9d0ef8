import { resetPasswordOf } from '../modules/operators/service.ts';
import { choosePassword, passwordOptions, passwordSentence } from './choose-password.ts';
import { CommandFailure, type Command } from './command.ts';

export const resetPassword: Command = {
  name: 'reset-password',
  summary: 'set a new password for an account',
  description: [
    'Sets a new password, ends every session of the account and every link that was mailed to it, and activates it.',
    passwordSentence,
  ],
  server: 'may run',
  options: {
    email: { value: 'address', meaning: 'the address of the account', required: true },
    ...passwordOptions,
  },
  async run(context) {
    const installation = await context.open();
    const { password, generated } = await choosePassword(context);
    const email = context.value('email') ?? '';
    const user = await resetPasswordOf(installation, { email, password });
    if (user === undefined) throw new CommandFailure(`No account has the address ${email}.`);
    const blocked = user.blocked_at !== null;
    return {
      data: { id: user.id, email: user.email, blocked, ...(generated ? { password } : {}) },
      lines: [
        `${user.email} has a new password; its sessions have ended.`,
        ...(blocked ? ['The account is blocked: an administrator must unblock it first.'] : []),
        ...(generated ? [`Password (shown this once): ${password}`] : []),
      ],
    };
  },
};
