/** Texts about the projects in one language, by token. */
export type ProjectTexts = Readonly<
  Record<
    string,
    {
      /** One line, for lists. */
      readonly summary: string;
      readonly content: string;
      /** Sections of the white paper. */
      readonly problem: string;
      readonly approach: string;
      /** Text of the project's site. */
      readonly site: string;
    }
  >
>;

/** Headings and sentences of a white paper and a site; `{…}` are figures of the project. */
export interface PaperFrame {
  readonly problem: string;
  readonly approach: string;
  readonly token: string;
  readonly tokenText: string;
  readonly sale: string;
  readonly saleText: Readonly<Record<'first_come' | 'pro_rata', string>>;
  readonly risk: string;
  readonly riskText: string;
  readonly today: string;
  readonly fictional: string;
}
