import { sends } from '../sandbox-method';

/** The run as a whole: its hash, and what it is handed on as. */
export const runMethods = {
  /**
   * The hash of the whole state, 16 hexadecimal digits; equal hashes mean equal states.
   * @example
   * const before = await sandbox.hash();
   */
  hash: sends('state.hash', [], { gives: 'hash' }),
  /**
   * The run as data: scenario, seed, every command, and what happened beside them. `npm run scenario -- run FILE.json`
   * replays it without a screen. Passwords and codes that were typed are left out, unless `secrets` is true, and then the
   * hash is that of the run with stand-ins for them.
   * @example
   * const file = await sandbox.export();
   */
  export: sends('run.export', ['...']),
  /**
   * Continues a run that `export` or `report` wrote. The refused calls of its trail are made again, and change nothing.
   * A run that leads to another state than the written one is refused, unless `check` is false.
   * @example
   * await sandbox.import(await sandbox.export());
   */
  import: sends('run.import', ['file', '...']),
  /**
   * The query (the part of an address after its `?`) that opens this run elsewhere.
   * @example
   * const { query } = await sandbox.share();
   */
  share: sends('run.share', ['...']),
  /**
   * What happened beside the commands, oldest first: calls that were refused, reads, screens and taps. The latest are
   * kept.
   * @example
   * const refused = (await sandbox.trail()).filter((one) => one.do === 'call' && one.answer.type !== 'ok');
   */
  trail: sends('run.trail', [], { gives: 'entries' }),
  /**
   * A problem report: the run up to the call in question (`at`, its `n` in the trail) or up to now, with a note, the
   * screen, the language, versions and the last errors. `file` is for `import` and `npm run scenario -- run FILE.json`,
   * `query` for an address. Passwords and codes are left out, unless `secrets` is true.
   * @example
   * const { query, file } = await sandbox.report({ note: 'The balance is too small.' });
   */
  report: sends('run.report', ['...']),
  /**
   * The run as a scenario file for scenarios/.
   * @example
   * const { fileName, text } = await sandbox.asScenario();
   */
  asScenario: sends('run.asScenario', ['...']),
  /**
   * The run as a browser test for e2e/. It expects the texts that were seen at its end and at the named moments, the
   * states and balances that it led to, and the state hash.
   * @example
   * const { fileName, text } = await sandbox.asTest();
   */
  asTest: sends('run.asTest', ['...']),
};

/** Where the run is stored. */
export const persistence = {
  /**
   * Whether this run outlives the browser or the process, and if not, why.
   * @example
   * const { kept, reason } = await sandbox.persistence.get();
   */
  get: sends('persistence.get', []),
  /**
   * The last run that could not be resumed in full, as it was stored, with the problem; null when there is none.
   * @example
   * const broken = await sandbox.persistence.broken();
   */
  broken: sends('persistence.broken', []),
};
