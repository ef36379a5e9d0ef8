import { connect } from '../connect.ts';
import { showPage } from './show-page.ts';

// The script that external sites load. It does nothing unless an editor has framed the site, and talks only to the origin that
// served it.
const script = document.currentScript;
const nonce = /^#octavo=([\w-]+)$/.exec(location.hash)?.[1];
if (nonce !== undefined && parent !== window && script instanceof HTMLScriptElement)
  connect(new URL(script.src).origin, nonce, showPage);
