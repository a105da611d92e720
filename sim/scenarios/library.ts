import { unknownScenario } from '../start-reason';
import { files, loadMoreFiles } from './files';
import { parseScenario } from './parse-scenario';
import { ScenarioFileError } from './problems';
import type { BadScenario, ListedScenario, Scenario, ScenarioLibrary } from './scenario';

/**
 * Scenarios by the names of their files. A file is read when its scenario is first asked for, so that one that does
 * not hold keeps nobody from the others.
 */
export class FileLibrary implements ScenarioLibrary {
  readonly #files = new Map<string, { readonly file: string; source: unknown }>();
  readonly #read = new Map<string, Scenario>();
  readonly #base: FileLibrary | null;

  /** `base` has what is not here. Throws ScenarioFileError when two files have the same name. */
  constructor(sources: Readonly<Record<string, unknown>>, base: FileLibrary | null = null) {
    this.#base = base;
    this.add(sources);
  }

  /** The same scenarios, for one exchange: what is replaced there is replaced nowhere else. */
  fork(): FileLibrary {
    return new FileLibrary({}, this);
  }

  /** Files by their paths; what is known already stays as it is. Throws like the constructor. */
  add(sources: Readonly<Record<string, unknown>>): void {
    for (const [path, source] of Object.entries(sources)) {
      const file = path.replace(/^(\.\.\/)+/, '');
      const name = nameOf(file);
      const other = this.#files.get(name);
      if (other?.file === file) continue;
      if (other) throw new ScenarioFileError(file, [{ field: 'name', remedy: `${other.file} has it already` }]);
      this.#files.set(name, { file, source });
    }
  }

  names(): readonly string[] {
    return [...new Set([...this.#files.keys(), ...(this.#base?.names() ?? [])])].sort();
  }

  has(name: string): boolean {
    return this.#files.has(name) || (this.#base?.has(name) ?? false);
  }

  named(name: string): Scenario {
    const read = this.#read.get(name);
    if (read) return read;
    const found = this.#files.get(name);
    if (!found && this.#base?.has(name)) return this.#base.named(name);
    if (!found) {
      throw unknownScenario(name, this.names());
    }
    const scenario = parseScenario(found.file, found.source);
    this.#read.set(name, scenario);
    return scenario;
  }

  list(): readonly ListedScenario[] {
    return this.names().flatMap((name) => {
      if (this.#problemOf(name) !== null) return [];
      const { title, summary, category, tags, needs, signIn, tour } = this.named(name);
      return [{ name, title, summary, category, tags, needs, signIn, tour }];
    });
  }

  problems(): readonly BadScenario[] {
    return this.names().flatMap((name) => {
      const problem = this.#problemOf(name);
      return problem === null ? [] : [{ name, problem }];
    });
  }

  /** Another text of a file, while somebody edits it. Throws ScenarioFileError and keeps the old one when it is bad. */
  replace(file: string, source: unknown): Scenario {
    const scenario = parseScenario(file, source);
    this.#files.set(scenario.name, { file, source });
    this.#read.set(scenario.name, scenario);
    return scenario;
  }

  #problemOf(name: string): string | null {
    try {
      this.named(name);
      return null;
    } catch (error) {
      if (error instanceof ScenarioFileError) return error.message;
      throw error;
    }
  }
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '');

export const library = new FileLibrary(files);

let loading: Promise<void> | null = null;
let loadMore = loadMoreFiles;

/**
 * Builds for browsers load most scenarios when somebody asks for one. Null when every scenario is at hand, as
 * elsewhere from the start. Rejects when they did not come, and may then be asked again.
 */
export function loadScenarios(): Promise<void> | null {
  if (!loadMore) return null;
  loading ??= loadMore().then(
    (more) => {
      library.add(more);
      loadMore = null;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export const scenarioNames = (): readonly string[] => library.names();
export const scenarioNamed = (name: string): Scenario => library.named(name);
