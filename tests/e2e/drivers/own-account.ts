import type { Page } from 'playwright';

/** The actions of users on their own account. */
export class OwnAccount {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the account by the name at the bottom of the menu, and then this screen. */
  async open(entry: 'Profile' | 'Password' | 'Billing' | 'Settings'): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Menu' });
    if (!new URL(this.page.url()).pathname.startsWith('/profile'))
      await menu.locator('a[href="/profile"]').first().click();
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await this.heading(entry);
  }

  async heading(name: string): Promise<void> {
    await this.page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
  }

  async rename(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.page.getByRole('button', { name: 'Update' }).click();
  }

  /** Fills in the form for a new password and submits it. */
  async changePassword(present: string, next: string): Promise<void> {
    await this.page.getByLabel(/^Current password/).fill(present);
    await this.page.getByLabel(/^New password/).fill(next);
    await this.page.getByLabel(/^Confirm password/).fill(next);
    await this.page.getByRole('button', { name: 'Change password' }).click();
  }

  /** A row of the usage table, cell by cell. */
  async usage(row: string): Promise<readonly string[]> {
    const found = this.page.getByRole('table', { name: 'Usage' }).getByRole('row').filter({ hasText: row });
    await found.waitFor();
    return found.locator('th, td').allInnerTexts();
  }

  async choose(group: string, choice: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).check();
  }

  /** Requests the deletion of the account, and confirms it with this password. */
  async delete(password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete account' }).click();
    const question = this.page.getByRole('alertdialog', { name: 'Delete your account?' });
    await question.getByLabel(/^Password/).fill(password);
    await question.getByRole('button', { name: 'Delete account' }).click();
  }
}
