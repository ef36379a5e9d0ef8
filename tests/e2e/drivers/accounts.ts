import type { Page } from 'playwright';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The actions of a visitor to get an account, or to get back into one. */
export class Accounts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes from the start page to the form, fills it in and solves the captcha. */
  async register({ email, password }: Credentials): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await this.page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await this.page.getByLabel(/^Password/).fill(password);
    await this.page.getByLabel(/^Confirm password/).fill(password);
    await this.page.getByRole('checkbox', { name: 'I agree to Terms and Privacy' }).check();
    await this.page.getByRole('checkbox', { name: 'I’m not a robot' }).check();
    await this.page.getByText('Verified', { exact: true }).waitFor();
    await this.page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await this.page.getByRole('heading', { name: 'Register done see email' }).waitFor();
  }

  async askForReset(email: string): Promise<void> {
    await this.page.goto('/auth');
    await this.page.getByRole('link', { name: 'Forgot password?' }).click();
    await this.page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await this.page.getByRole('button', { name: 'Send reset link' }).click();
    await this.page.getByRole('heading', { name: 'Reset password sent, check email' }).waitFor();
  }

  /** Sets the password on the screen that the link of a reset mail leads to. */
  async setPassword(password: string): Promise<void> {
    await this.page.getByLabel(/^New password/).fill(password);
    await this.page.getByLabel(/^Confirm password/).fill(password);
    await this.page.getByRole('button', { name: 'Reset password' }).click();
  }

  /** Subscribes to the newsletter in the footer of the open page. */
  async subscribe(email: string): Promise<void> {
    const foot = this.page.getByRole('contentinfo');
    await foot.getByRole('textbox', { name: 'Email address' }).fill(email);
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await foot.getByText('Almost there!').waitFor();
  }
}
