import { asyncApi } from './asyncapi';
import { exampleRun } from './examples';
import { openApi } from './openapi';

/** The contract as two documents: OpenAPI 3.1 for calls, AsyncAPI 3 for events. Takes about a second. */
export async function contractDocuments() {
  const { calls, readers, events } = await exampleRun();
  return { openapi: openApi(__APP_VERSION__, calls, readers), asyncapi: asyncApi(__APP_VERSION__, events) };
}
