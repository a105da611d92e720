import { loadModule } from './load-module';
import { onNetworkBack } from './network-back';

/**
 * Hands a separate file to what uses it. What fails, the load or the use, is done again when the network is back; until
 * then the page goes on without it.
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
