/**
 * Imports go one way: lib → domain → contract → data → lifecycles → pages → app → main. Each rule names the remedy. Run
 * through scripts/check-boundaries.mjs, which also proves that modules were found.
 */
const LAYERS = ['lib', 'domain', 'contract', 'data', 'lifecycles', 'pages', 'app'];
const upward = LAYERS.map((layer, index) => ({
  name: `${layer}-imports-upward`,
  comment: `src/${layer} may import only ${LAYERS.slice(0, index + 1).join(', ')}. Move what is shared down, or pass it in.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(main|${LAYERS.slice(index + 1).join('|') || 'main'})(/|\\.)` },
}));

/**
 * Files that apply the current faults to calls, events and chunks. They are above the products' layer, because a forced
 * refusal needs the texts in it.
 */
const FAULT_CARRIERS = '(fault-monitor|faulty-|faked-refusal|slow-chunks)';

/**
 * The layers of the simulation, from the bottom up: code that knows no product; the products; the world with its
 * replay, calls, faults and scenarios; the actions of the control room; the core that starts and runs scenarios; the
 * control room, a client of `ExchangePort`; and the hosts, which put all of it together.
 */
const SIM_LAYERS = [
  ['base', `(clock|db|journal|ledger|market)/|faults/(?!${FAULT_CARRIERS})|(port|control-error)\\.ts`],
  [
    'products',
    '(texts|products|people)/|(handler|control-action|world|tables|resting-triggers|world-observer|declared-fields)\\.ts',
  ],
  [
    'world',
    `replay/|faults/${FAULT_CARRIERS}|scenarios/[^/]+\\.ts|(live-world|dispatch|start-reason|quoted-start)\\.ts`,
  ],
  ['control', 'control/'],
  ['core', 'scenarios/start/|(core|run|replay-run|timeline|preview)\\.ts'],
  ['room', 'room/'],
  ['hosts', '(realtime|hosts)/'],
];
const simUpward = SIM_LAYERS.slice(0, -1).map(([name, paths], index) => ({
  name: `sim-${name}-imports-upward`,
  comment: 'Imports inside sim/ go down only: see SIM_LAYERS. Move what both need into the lower layer.',
  severity: 'error',
  from: { path: `^sim/(${paths})`, pathNot: '\\.test\\.ts$' },
  to: {
    path: `^sim/(${SIM_LAYERS.slice(index + 1)
      .map(([, above]) => above)
      .join('|')})`,
  },
}));

/** The files of src/contract that an app needs, that an exchange needs, and that no build needs. */
const APP_PARTS = ['^src/contract/.*\\b(answers|shapes)\\.ts$', '^src/contract/events/server\\.ts$'];
const EXCHANGE_PARTS = [
  '^src/contract/.*\\brequests\\.ts$',
  '^src/contract/([\\w-]*fields|message-text)\\.ts$',
  '^src/contract/events/(client|audience)\\.ts$',
];
const FACTS = ['^src/contract/.*\\bfacts\\.ts$'];

module.exports = {
  forbidden: [
    ...upward,
    ...simUpward,
    {
      name: 'ui-takes-lib-and-i18n-only',
      comment: 'The design system knows no data and no business. Pass values and callbacks as props.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|lib|i18n)/' },
    },
    {
      name: 'lower-layers-stay-out-of-ui',
      comment: 'Only pages and the shell draw. Return data instead.',
      severity: 'error',
      from: { path: '^src/(lib|domain|contract|data|lifecycles)/' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'pages-keep-to-their-area',
      comment: "A page never imports another area's pages. Move what both need to src/ui, src/domain or src/data.",
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/([^/]+)/', pathNot: '^src/pages/($1|_shared)/' },
    },
    {
      name: 'sim-takes-lib-domain-contract-only',
      comment: 'The simulation shares rules and the contract with the app and nothing else.',
      severity: 'error',
      from: { path: '^sim/', pathNot: ['^sim/room/', '\\.test\\.ts$'] },
      to: { path: '^src/', pathNot: '^src/(lib|domain|contract)/' },
    },
    {
      name: 'control-room-may-draw',
      comment: 'The control room takes ui and i18n besides lib, domain and contract.',
      severity: 'error',
      from: { path: '^sim/room/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(lib|domain|contract|ui|i18n)/' },
    },
    {
      name: 'app-never-imports-the-simulation',
      comment: 'Only src/main.tsx names sim/, in one dynamic import that production builds drop.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', '\\.test\\.tsx?$'] },
      to: { path: '^(sim|scenarios)/' },
    },
    {
      name: 'app-takes-answers-only',
      comment:
        'What the app imports of the contract is downloaded by every phone: answers and server events. Types come from calls.ts and events.ts.',
      severity: 'error',
      from: { path: '^src/(?!contract/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: [...EXCHANGE_PARTS, ...FACTS] },
    },
    {
      name: 'exchange-takes-requests-only',
      comment: 'An exchange reads requests and client events. Types come from calls.ts and events.ts.',
      severity: 'error',
      // Declared refusals are looked up when a fault forces one: loaded on demand, in a file of their own.
      from: {
        path: '^sim/',
        pathNot: ['\\.test\\.ts$', '^sim/(testing|conform|documents|matrix)/', '^sim/hosts/undeclared-refusal\\.ts$'],
      },
      to: { path: [...APP_PARTS, ...FACTS] },
    },
    {
      name: 'readers-of-the-contract-stay-outside',
      comment:
        'sim/conform, sim/documents and sim/matrix read all parts of the contract, and packages that no build has. Only the Node host may ask for documents.',
      severity: 'error',
      from: {
        path: '^(src|sim|scenarios)/',
        pathNot: ['\\.test\\.ts$', '^sim/(conform|documents|matrix|hosts/node-server)/'],
      },
      to: { path: '^sim/(conform|documents|matrix)/' },
    },
    {
      name: 'app-parts-know-no-others',
      comment: 'Answers would bring what they import into the app. Move what both parts need into a file of its own.',
      severity: 'error',
      from: { path: APP_PARTS },
      to: { path: [...EXCHANGE_PARTS, ...FACTS] },
    },
    {
      name: 'exchange-parts-know-no-others',
      comment:
        'Requests would bring what they import into the exchange. Move what both parts need into a file of its own.',
      severity: 'error',
      from: { path: EXCHANGE_PARTS },
      to: { path: ['^src/contract/.*\\bshapes\\.ts$', ...FACTS] },
    },
    {
      name: 'scenarios-take-the-scenario-api-only',
      comment:
        'A scenario is data: import defineScenario from @sim/scenarios/scenario or defineTour from @sim/scenarios/tour, and nothing else.',
      severity: 'error',
      from: { path: '^scenarios/' },
      to: { path: '^(src|sim)/', pathNot: '^sim/scenarios/(scenario|tour)\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
