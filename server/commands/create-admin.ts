import { createAdministrator } from '../modules/operators/service.ts';
import { choosePassword, passwordOptions, passwordSentence } from './choose-password.ts';
import { CommandFailure, type Command } from './command.ts';

export const createAdmin: Command = {
  name: 'create-admin',
  summary: 'create another administrator',
  description: ['Creates an active account that moderates users and media.', passwordSentence],
  server: 'may run',
  options: {
    email: { value: 'address', meaning: 'the address they sign in with', required: true },
    name: { value: 'name', meaning: 'the name that others see; "Administrator" by default' },
    ...passwordOptions,
  },
  async run(context) {
    const installation = await context.open();
    const { password, generated } = await choosePassword(context);
    const name = context.value('name') ?? 'Administrator';
    const email = context.value('email') ?? '';
    const user = await createAdministrator(installation, { email, password, name });
    if (user === undefined)
      throw new CommandFailure(`${email} already has an account; reset-password sets its password.`);
    return {
      data: { id: user.id, email: user.email, ...(generated ? { password } : {}) },
      lines: [
        `${user.email} is an administrator now.`,
        ...(generated ? [`Password (shown this once): ${password}`] : []),
      ],
    };
  },
};
