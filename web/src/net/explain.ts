import type { Message } from '../generated/Message.ts';
import { RequestError } from './api.ts';

/** What went wrong, as a message. */
export function explain(error: unknown): Message {
  return error instanceof RequestError ? error.why : { id: 'server-trouble' };
}
