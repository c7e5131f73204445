import { AssistantError } from '../assistant-provider.js';
import type { Message } from './questions.js';

export interface ChatOptions {
  /** The address before `/chat/completions`, e.g. `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Milliseconds for a complete response, including all attempts. Default 20,000. */
  readonly timeout?: number;
}

export interface ChatQuestion {
  readonly messages: readonly Message[];
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

export interface ChatAnswer {
  /** Any JSON, not validated yet. */
  readonly value: unknown;
  readonly tokensUsed: number;
}

const TIMEOUT = 20_000;
/** Tokens of one response; the largest programs need fewer. */
const MAX_TOKENS = 4000;
const MAX_ANSWER_BYTES = 256 * 1024;
/** Statuses of servers that do not support a member of the request. */
const NOT_KNOWN = [400, 404, 415, 422, 501];

type Members = (question: ChatQuestion) => Readonly<Record<string, unknown>>;

/** Servers use different names for the same option, or do not have it. */
const VARIANTS: readonly Members[] = [
  (question) => ({ max_tokens: MAX_TOKENS, temperature: 0, response_format: structured(question) }),
  (question) => ({ max_completion_tokens: MAX_TOKENS, response_format: structured(question) }),
  () => ({ max_tokens: MAX_TOKENS, temperature: 0 }),
];

/** Requests JSON from a chat model. Rejects with an AssistantError when there is none, and on time and size limits. */
export class ChatClient {
  readonly #options: ChatOptions;
  /** Index of the first variant that may work, as far as known. */
  #variant = 0;

  constructor(options: ChatOptions) {
    this.#options = options;
  }

  async ask(question: ChatQuestion): Promise<ChatAnswer> {
    const deadline = AbortSignal.timeout(this.#options.timeout ?? TIMEOUT);
    const signal = AbortSignal.any([question.signal, deadline]);
    try {
      for (let variant = this.#variant; ; variant += 1) {
        const response = await this.#post({ messages: question.messages, ...VARIANTS[variant]!(question) }, signal);
        if (NOT_KNOWN.includes(response.status) && variant + 1 < VARIANTS.length) {
          await response.body?.cancel();
          continue;
        }
        if (!response.ok) {
          await response.body?.cancel();
          throw new AssistantError(`The provider responded with status ${response.status}.`);
        }
        this.#variant = variant;
        return answerOf(await limitedText(response));
      }
    } catch (cause) {
      question.signal.throwIfAborted();
      if (cause instanceof AssistantError) throw cause;
      throw new AssistantError(deadline.aborted ? 'The provider took too long.' : 'The provider cannot be reached.', {
        cause,
      });
    }
  }

  #post(members: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Response> {
    const { baseUrl, apiKey, model } = this.#options;
    return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, ...members }),
      redirect: 'error',
      signal,
    });
  }
}

function structured({ name, schema }: ChatQuestion): Readonly<Record<string, unknown>> {
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new AssistantError("The provider's response is too large.");
  }
  return Buffer.concat(chunks).toString('utf8');
}

function answerOf(text: string): ChatAnswer {
  const completion = parsed(text);
  const { choices, usage } = members(completion);
  const content = members(members(Array.isArray(choices) ? choices[0] : undefined).message).content;
  if (typeof content !== 'string') throw new AssistantError('The provider returned no message.');
  const { total_tokens: total } = members(usage);
  return {
    value: jsonIn(content),
    tokensUsed: typeof total === 'number' && Number.isSafeInteger(total) && total > 0 ? total : 0,
  };
}

/** Models without structured output wrap JSON in text or a code fence. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return parsed(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AssistantError('The provider returned invalid JSON.', { cause });
  }
}

function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
