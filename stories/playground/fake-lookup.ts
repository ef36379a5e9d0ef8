import type { ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';
import { fakePages, fakePictures } from '../../field-plugins/sdk/testing/fake-host.ts';

/** The fake host's pages and pictures, as an external site sees them. */
export const fakeLookup: ReferenceLookup = {
  media(id) {
    const picture = fakePictures.find((one) => one.id === id);
    const size = { width: 1024, height: 768, alt: '' };
    return picture && { file: picture.file, url: `https://example.com/media/${picture.file}`, ...size };
  },
  page(id) {
    const page = fakePages.find((one) => one.id === id);
    return page && { url_path: page.url_path, title: page.title, url: `https://example.com${page.url_path}` };
  },
};
