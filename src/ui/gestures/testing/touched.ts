/** The part of an element that gestures use. */
export class Touched extends EventTarget {
  readonly style: Record<string, string> = {};
  readonly marks = new Set<string>();
  readonly clientWidth: number = 360;
  readonly scrollTop: number = 0;
  parentElement: Touched | null = null;
  children: Touched[] = [];

  /** The element in the type that the gestures' functions expect. */
  get element(): HTMLElement {
    return this as unknown as HTMLElement;
  }
  prepend(child: Touched) {
    child.parentElement = this;
    this.children.unshift(child);
  }
  append() {}
  remove() {
    const above = this.parentElement;
    if (above) above.children = above.children.filter((child) => child !== this);
    this.parentElement = null;
  }
  /** The innermost page or part: gestures look for nothing else. */
  querySelector() {
    return this.children.at(-1) ?? null;
  }
  toggleAttribute(name: string, isOn: boolean) {
    if (isOn) this.marks.add(name);
    else this.marks.delete(name);
  }
  getBoundingClientRect() {
    return { left: 0 };
  }
  matches() {
    return false;
  }
  contains(other: unknown) {
    return other === this || this.children.includes(other as Touched);
  }
}

type Place = readonly [x: number, y: number];
const touchesAt = (places: readonly Place[]) => places.map(([clientX, clientY]) => ({ clientX, clientY }));

/**
 * A touch event of an element.
 * @param fingers where fingers are afterwards
 * @param changed where those are that came, moved or went
 */
export function touch(
  element: Touched,
  type: `touch${'start' | 'move' | 'end' | 'cancel'}`,
  fingers: readonly Place[],
  { changed = fingers, ms = 0 }: { changed?: readonly Place[]; ms?: number } = {},
): void {
  const event = new Event(type, { cancelable: true });
  Object.defineProperties(event, {
    touches: { value: touchesAt(fingers) },
    changedTouches: { value: touchesAt(changed) },
    timeStamp: { value: ms },
  });
  element.dispatchEvent(event);
}
