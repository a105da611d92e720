/** The HTML of an article or a message: its text, or its summary if the text is blank; '' if both are. */
export const articleHtml = ({
  content,
  abstract,
}: {
  readonly content?: string | undefined;
  readonly abstract?: string | undefined;
}): string => content?.trim() || abstract?.trim() || '';
