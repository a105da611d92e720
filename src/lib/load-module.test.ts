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

test('repeats a module under another address, since browsers remember that it failed', async () => {
  const failure = new Error('Failed to fetch dynamically imported module: file:///nowhere/page-x.js');
  const load = () => Promise.reject(failure);
  await expect(loadModule(load)).rejects.toBe(failure);
  await expect(loadModule(load)).rejects.toThrow(/page-x\.js\?again=\d+/);
});
