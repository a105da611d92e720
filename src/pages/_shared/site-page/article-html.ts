/** What an article or a message says: its text, or its summary where the text is blank; '' for neither. */
export const articleHtml = ({
  content,
  abstract,
}: {
  readonly content?: string | undefined;
  readonly abstract?: string | undefined;
}): string => content?.trim() || abstract?.trim() || '';
