import { unknownScenario } from '../../start-reason';
import { files, loadMoreFiles } from '../files';
import { ScenarioFileError } from '../problems';
import type { BadScenario, ListedScenario, Scenario, ScenarioLibrary } from '../scenario';
import { parseScenario } from './parse-scenario';

/**
 * Scenarios by the names of their files. A file is parsed when its scenario is first used, so that an invalid file does
 * not block the others.
 */
export class FileLibrary implements ScenarioLibrary {
  readonly #files = new Map<string, { readonly file: string; source: unknown }>();
  readonly #read = new Map<string, Scenario>();
  readonly #base: FileLibrary | null;

  /**
   * Scenarios that are missing here are taken from `base`. Throws ScenarioFileError when two files have the same name.
   */
  constructor(sources: Readonly<Record<string, unknown>>, base: FileLibrary | null = null) {
    this.#base = base;
    this.add(sources);
  }

  /** The same scenarios for one exchange, so that a scenario replaced there is not replaced elsewhere. */
  fork(): FileLibrary {
    return new FileLibrary({}, this);
  }

  /** Adds files by their paths; known ones stay unchanged. Throws like the constructor. */
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
      const { title, summary, goal, opens, suggestions, category, tags, needs, signIn, tour } = this.named(name);
      return [{ name, title, summary, goal, opens, suggestions, category, tags, needs, signIn, tour }];
    });
  }

  problems(): readonly BadScenario[] {
    return this.names().flatMap((name) => {
      const problem = this.#problemOf(name);
      return problem === null ? [] : [{ name, problem }];
    });
  }

  /**
   * Replaces a scenario while its file is being edited. Throws ScenarioFileError and keeps the old one when the new one
   * is invalid.
   */
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
 * Loads the scenarios that a browser build leaves out at first. Null when every scenario is already there, as it is
 * outside browsers. Rejects when loading fails; a later call tries again.
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
