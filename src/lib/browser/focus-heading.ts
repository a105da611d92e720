/** Moves the focus to the heading of a page or, without one, to the page: from there a keyboard goes on. */
export function focusHeading(page: HTMLElement): void {
  const heading = page.querySelector<HTMLElement>('h1') ?? page;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
