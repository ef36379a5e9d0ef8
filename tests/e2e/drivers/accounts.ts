import type { Page } from 'playwright';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The actions of a visitor: registration, password reset, and the newsletter. */
export class Accounts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the form from the start page, fills it in, solves the captcha, and submits it. */
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

  async requestPasswordReset(email: string): Promise<void> {
    await this.page.goto('/auth');
    await this.page.getByRole('link', { name: 'Forgot password?' }).click();
    await this.page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await this.page.getByRole('button', { name: 'Send reset link' }).click();
    await this.page.getByRole('heading', { name: 'Reset password sent, check email' }).waitFor();
  }

  /** Sets the password on the screen behind the link of a reset mail. */
  async setPassword(password: string): Promise<void> {
    await this.page.getByLabel(/^New password/).fill(password);
    await this.page.getByLabel(/^Confirm password/).fill(password);
    await this.page.getByRole('button', { name: 'Reset password' }).click();
  }

  /** Subscribes to the newsletter in the footer of the open page. */
  async subscribe(email: string): Promise<void> {
    const footer = this.page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email address' }).fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await footer.getByText('Almost there!').waitFor();
  }
}
