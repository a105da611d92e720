import { HttpProblem } from './http-answer';

/**
 * Reads a JSON body as the form that it stands for: desktop clients of the family send `application/json`, other
 * clients forms. Null counts as absent, and arrays are written in PHP's brackets, as in a form.
 * @throws HttpProblem 400 when the body is no JSON object
 */
export function decodeJsonForm(text: string): Record<string, string> {
  if (text.trim() === '') return {};
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpProblem(400, 'the JSON body is no object');
  }
  return Object.fromEntries(Object.entries(body).flatMap(([name, value]) => fieldsOf(name, value)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'the body is no JSON');
  }
}

function fieldsOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  // A field of this name would set the prototype of the object.
  if (value === null || name === '__proto__') return [];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'object' ? [] : fieldsOf(`${name}[${key}]`, item),
  );
}
