import type * as v from 'valibot';
import type { answers } from './answers';
import type { facts } from './facts';
import type { FormFields } from './form';
import type { requests } from './requests';

/** Every call of the exchange. The client can name no other call. */
export type Call = keyof typeof answers;

type Request<C extends Call> = (typeof requests)[C]['request'];
type Answer<C extends Call> = (typeof answers)[C];

export type CallAccess<C extends Call> = (typeof requests)[C]['access'];

/** Form fields a caller passes: the declared names, in any encodable type. `lang` and token are added by the client. */
export type CallFields<C extends Call> = { [K in keyof v.InferInput<Request<C>>]: FormFields[string] };

/** What a handler receives: declared fields, typed. */
export type CallInput<C extends Call> = v.InferOutput<Request<C>>;
/** The payload a handler returns, in its wire form. */
export type CallReply<C extends Call> = v.InferInput<Answer<C>>;
/** The payload the client passes on, normalized from the variants of the family's servers. */
export type CallPayload<C extends Call> = v.InferOutput<Answer<C>>;
export type CallRefusal<C extends Call> = (typeof facts)[C]['refusals'][number];
