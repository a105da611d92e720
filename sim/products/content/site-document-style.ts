/**
 * A separate file because vite.config.ts puts its hash into the app's Content-Security-Policy, which also applies to
 * the frame that shows the documents.
 */
export const SITE_DOCUMENT_STYLE =
  'body{margin:0;padding:20px 16px;background:#1c1c1c;color:#f2f2f2;font:16px/1.5 system-ui,sans-serif}' +
  'h1{font-size:22px;margin:0 0 8px}h2{font-size:16px;margin:20px 0 4px;color:#ffd7a6}p{margin:0;color:#c8c8c8}';
