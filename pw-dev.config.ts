import base from './playwright.config';
const { webServer: _none, ...rest } = base;
export default { ...rest, outputDir: 'node_modules/.cache/pw-5208', workers: 1, reporter: 'list', projects: [{ name: 'sandbox', use: { baseURL: 'http://localhost:5208/h5/' } }] };
