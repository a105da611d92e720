import { expect, test } from 'vitest';
import { loadModule } from './load-module';

test('asks again after a failure that names no file', async () => {
  const answers = [new Error('Importing a module script failed.'), new Error('again'), 'page'];
  const load = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  await expect(loadModule(load)).rejects.toThrow('Importing');
  await expect(loadModule(load)).rejects.toThrow('again');
  await expect(loadModule(load)).resolves.toBe('page');
});

test('repeats the import under its own address first', async () => {
  const answers = [new Error('Failed to fetch dynamically imported module: file:///nowhere/page-x.js'), 'page'];
  const load = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  await expect(loadModule(load)).rejects.toThrow('page-x.js');
  await expect(loadModule(load)).resolves.toBe('page');
});

test('reports the failure of the import when the file has no default export', async () => {
  const failure = new Error(`Failed to fetch dynamically imported module: ${new URL('./once.ts', import.meta.url)}`);
  const load = () => Promise.reject(failure);
  await expect(loadModule(load)).rejects.toBe(failure);
  await expect(loadModule(load)).rejects.toBe(failure);
});

test('repeats a module under another address, because older browsers cache the failure', async () => {
  const failure = new Error('Failed to fetch dynamically imported module: file:///nowhere/page-x.js');
  const load = () => Promise.reject(failure);
  await expect(loadModule(load)).rejects.toBe(failure);
  await expect(loadModule(load)).rejects.toThrow(/page-x\.js\?again=\d+/);
});
