/** The parts of Eleventy that the manual uses. The package has no types. */
declare module '@11ty/eleventy' {
  interface Made {
    readonly url: string;
    readonly content: string;
  }
  // biome-ignore lint/suspicious/noExplicitAny: data of pages has any form
  type Data = any;
  interface Config {
    setInputDirectory(folder: string): void;
    setIncludesDirectory(folder: string): void;
    setUseGitIgnore(uses: boolean): void;
    addGlobalData(name: string, data: unknown): void;
    addFilter(name: string, filter: (...given: Data[]) => unknown): void;
    addCollection(name: string, of: (all: { getFilteredByGlob(glob: string): Data[] }) => Data[]): void;
    amendLibrary(name: 'md', amend: (library: Data) => void): void;
  }
  export default class Eleventy {
    constructor(
      input: string,
      output: string | undefined,
      options: { quietMode: boolean; configPath: false; config(config: Config): void },
    );
    toJSON(): Promise<readonly Made[]>;
  }
}
