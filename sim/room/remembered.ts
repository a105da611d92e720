/**
 * Storage keys of the room's own settings begin with this. The settings are lost on reload where the browser forbids
 * storage.
 */
const PREFIX = 'control-room.';
const memory = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Without storage the value stays in memory as long as this page lives.
  }
}

/** Calls back when another window of this browser has remembered something else under this name. */
export function onRemembered(name: string, listener: () => void): void {
  addEventListener('storage', ({ key }) => key === PREFIX + name && listener());
}
