import type { LogFile, LogFolder } from '../mirrored-run-store';

/** Exists in workers only, so the DOM types of pages lack it. */
interface SyncAccessHandle {
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
}
type Handle = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncAccessHandle> };

const NAME = /^run-(\d+)\.log$/;

/** Log files in the origin private file system; null where this thread cannot write to it. */
export function originLogFolder(): LogFolder | null {
  const canWrite =
    typeof FileSystemFileHandle === 'function' && 'createSyncAccessHandle' in FileSystemFileHandle.prototype;
  if (!canWrite || !navigator.storage?.getDirectory) return null;
  const numbers = async () => {
    const root = await navigator.storage.getDirectory();
    const found: number[] = [];
    for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys()) {
      const number = NAME.exec(name)?.[1];
      if (number) found.push(Number(number));
    }
    return { root, found: found.sort((a, b) => b - a) };
  };
  return {
    async newest() {
      const { root, found } = await numbers();
      for (const number of found) {
        const handle = await root.getFileHandle(`run-${number}.log`);
        const text = await (await handle.getFile()).text();
        // An empty log belongs to an exchange that ended before its first write.
        if (text !== '') return text;
      }
      return null;
    },
    async create(text) {
      const { root, found } = await numbers();
      const handle = await root.getFileHandle(`run-${(found[0] ?? 0) + 1}.log`, { create: true });
      const file = openLog(await (handle as Handle).createSyncAccessHandle());
      file.append(text);
      // A log that a frozen tab still holds open cannot be removed. It stays until the next start.
      for (const number of found) void root.removeEntry(`run-${number}.log`).catch(() => {});
      return file;
    },
  };
}

function openLog(handle: SyncAccessHandle): LogFile {
  const encoder = new TextEncoder();
  let size = 0;
  return {
    append(text) {
      const bytes = encoder.encode(text);
      const written = handle.write(bytes, { at: size });
      if (written < bytes.length) throw new Error('the log has no room');
      size += bytes.length;
    },
    clear() {
      handle.truncate(0);
      size = 0;
    },
  };
}
