import { useEffect, useRef, useState } from 'react';
import { checkFile, type FileProblem } from './check-file';

/** Sends a file; resolves to its address. `onProgress` receives 0 to 1 and may never be called. */
export type UploadFunction = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<string>;

interface Task {
  file: File;
  preview: string;
  /** 0 to 1, or null when it has ended. */
  progress: number | null;
  /** Why it failed, as rejected by the upload function; null if it has not failed. */
  failure: { readonly reason: unknown } | null;
}

interface UploadOptions {
  upload: UploadFunction;
  accept: string;
  maxBytes: number;
  onDone: (address: string) => void;
}

export interface UploadState {
  /** Address of the local picture, during and after the upload. */
  preview: string | null;
  progress: number | null;
  problem: FileProblem | 'failed' | null;
  /** The reason with which the upload function rejected. */
  reason: unknown;
  retry: (() => void) | null;
  start: (file: File) => void;
  /** Stops the running upload and removes the picture. */
  reset: () => void;
}

/** Runs one upload at a time; unmounting or picking another file stops the running one. */
export function useUpload({ upload, accept, maxBytes, onDone }: UploadOptions): UploadState {
  const [task, setTask] = useState<Task | null>(null);
  const [refused, setRefused] = useState<FileProblem | null>(null);
  const running = useRef<{ abort: AbortController; preview: string } | null>(null);

  const stop = () => {
    running.current?.abort.abort();
    if (running.current) URL.revokeObjectURL(running.current.preview);
    running.current = null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stop` reads only a ref
  useEffect(() => stop, []);

  const start = (file: File) => {
    stop();
    const problem = checkFile(file, { accept, maxBytes });
    setRefused(problem);
    setTask(null);
    if (problem) return;

    const abort = new AbortController();
    const preview = URL.createObjectURL(file);
    running.current = { abort, preview };
    const set = (change: Partial<Task>) =>
      !abort.signal.aborted && setTask({ file, preview, progress: null, failure: null, ...change });

    set({ progress: 0 });
    upload(file, { signal: abort.signal, onProgress: (progress) => set({ progress }) }).then(
      (address) => {
        if (abort.signal.aborted) return;
        set({});
        onDone(address);
      },
      (reason: unknown) => set({ failure: { reason } }),
    );
  };

  return {
    preview: task?.preview ?? null,
    progress: task?.progress ?? null,
    problem: refused ?? (task?.failure ? 'failed' : null),
    reason: task?.failure?.reason,
    retry: task?.failure ? () => start(task.file) : null,
    start,
    reset: () => {
      stop();
      setTask(null);
      setRefused(null);
    },
  };
}
