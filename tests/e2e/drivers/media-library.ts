import type { Locator, Page } from 'playwright';
import type { ImageFile } from '../support/photograph.ts';

/** A media library, as its owner uses it. */
export class MediaLibrary {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The images of the open library. */
  tiles(): Locator {
    return this.page.getByRole('list', { name: 'Uploaded Media', exact: true }).getByRole('listitem');
  }

  /** Pending and failed uploads, by name. */
  upload(name: string): Locator {
    return this.page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
  }

  /** Chooses files in the system's dialog. */
  async choose(files: readonly ImageFile[]): Promise<void> {
    await this.page
      .locator('input[type=file]')
      .first()
      .setInputFiles([...files]);
  }

  /** Drags files over the window, and drops them there. */
  async drop(files: readonly ImageFile[]): Promise<void> {
    const dataTransfer = await this.#transfer(files);
    await this.page.dispatchEvent('body', 'dragover', { dataTransfer });
    await this.page.getByText('Drop images to upload').waitFor();
    await this.page.dispatchEvent('body', 'drop', { dataTransfer });
    await this.page.getByText('Drop images to upload').waitFor({ state: 'hidden' });
  }

  /** Pastes files that were copied elsewhere. */
  async paste(files: readonly ImageFile[]): Promise<void> {
    await this.page.locator('body').evaluate(
      (body, clipboardData) => {
        body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      await this.#transfer(files),
    );
  }

  /** Whether each caption fits below its image, within the tile. */
  captionsFit(label: string): Promise<boolean> {
    return this.page.getByRole('list', { name: label, exact: true }).evaluate((list) =>
      [...list.children].every((tile) => {
        const [image, caption] = [tile.querySelector('img'), tile.querySelector('p')];
        if (image === null || caption === null) return false;
        const { top, bottom } = caption.getBoundingClientRect();
        return top >= image.getBoundingClientRect().bottom && bottom <= tile.getBoundingClientRect().bottom;
      }),
    );
  }

  /** The grid's number of columns, and the height of its rows in pixels. */
  async shape(label: string): Promise<{ readonly columns: number; readonly rowHeight: number }> {
    const grid = this.page.getByRole('list', { name: label, exact: true });
    return grid.evaluate((list) => {
      const { gridTemplateColumns } = getComputedStyle(list);
      return {
        columns: gridTemplateColumns.split(' ').length,
        rowHeight: Math.round(list.firstElementChild?.getBoundingClientRect().height ?? 0),
      };
    });
  }

  #transfer(files: readonly ImageFile[]) {
    const parts = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      text: buffer.toString('base64'),
    }));
    return this.page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, text } of list) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    }, parts);
  }
}
