/** The contract's documents (scripts/vite/contract-documents.ts), as far as the room reads them. */
declare module 'virtual:contract-documents' {
  export interface Schema {
    readonly $ref?: string;
    readonly type?: string | readonly string[];
    readonly description?: string;
    readonly const?: unknown;
    readonly enum?: readonly unknown[];
    readonly anyOf?: readonly Schema[];
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
    readonly items?: Schema | readonly Schema[];
    readonly prefixItems?: readonly Schema[];
    readonly additionalProperties?: Schema | boolean;
  }
  interface Operation {
    readonly tags: readonly string[];
    readonly description: string;
    readonly 'x-source': string;
    readonly 'x-access': 'anyone' | 'user' | 'verified';
    readonly 'x-changes': boolean;
    readonly 'x-refusals': readonly { readonly code: string; readonly sentence: string }[];
    readonly parameters?: readonly {
      readonly name?: string;
      readonly required?: boolean;
      readonly schema?: Schema;
      readonly example?: string;
    }[];
    readonly requestBody?: {
      readonly content: Readonly<
        Record<string, { readonly schema: Schema; readonly example?: Readonly<Record<string, string>> }>
      >;
    };
    readonly responses: {
      readonly 200: {
        readonly content: {
          readonly 'application/json': {
            readonly schema: { readonly oneOf: readonly [Schema, Schema] };
            readonly examples?: { readonly accepted: { readonly value: unknown } };
          };
        };
      };
    };
  }
  interface Message {
    readonly name: string;
    readonly description: string;
    readonly payload: Schema;
    readonly examples?: readonly { readonly payload: unknown }[];
    readonly 'x-source': string;
    readonly 'x-audience': 'public' | 'private' | 'client';
  }
  interface Components {
    readonly schemas: Readonly<Record<string, Schema>>;
  }
  export interface OpenApi {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: Components;
    readonly 'x-common-refusals': readonly { readonly code: string; readonly sentence: string }[];
  }
  export interface AsyncApi {
    readonly components: Components & { readonly messages: Readonly<Record<string, Message>> };
  }
  export const readDocuments: () => { readonly openapi: OpenApi; readonly asyncapi: AsyncApi };
}
