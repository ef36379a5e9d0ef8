/** The browsers that style sheets are built for. Named, so that modern CSS such as light-dark() is not compiled down. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];
