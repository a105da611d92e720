// As a default export, which browsers can request again when it did not load (src/lib/loading/load-module.ts).
export { files as default } from '../files';
