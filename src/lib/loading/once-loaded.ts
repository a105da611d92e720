import { loadModule } from './load-module';
import { onNetworkBack } from './network-back';

/**
 * Loads a separate file and passes it to `use`. If either fails, both are repeated when the network is back. Until then
 * the page goes on without the file.
 */
export async function onceLoaded<T>(load: () => Promise<T>, use: (module: T) => unknown): Promise<void> {
  try {
    await use(await loadModule(load));
  } catch {
    const stopListening = onNetworkBack(() => {
      stopListening();
      void onceLoaded(load, use);
    });
  }
}
