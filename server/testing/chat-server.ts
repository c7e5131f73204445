import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  readonly headers: IncomingHttpHeaders;
  readonly path: string | undefined;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export interface ChatReply {
  readonly status?: number;
  /** The model's message; a value is sent as JSON. */
  readonly content?: unknown;
  /** The whole body, instead of a completion. */
  readonly body?: string;
  /** Never responds. */
  readonly isSilent?: boolean;
}

export interface ChatServer {
  readonly baseUrl: string;
  readonly requests: ChatRequest[];
  /** How the next requests are answered. */
  reply: (request: ChatRequest) => ChatReply;
  close(): Promise<void>;
}

/** A fake OpenAI chat completions server with scripted replies. */
export async function startChatServer(): Promise<ChatServer> {
  const requests: ChatRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatRequest['body'];
      const request = { headers: incoming.headers, path: incoming.url, body };
      requests.push(request);
      const { status = 200, content, body: own, isSilent } = chat.reply(request);
      if (isSilent) return;
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      const completion = {
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42 },
      };
      outgoing.writeHead(status, { 'Content-Type': 'application/json' });
      outgoing.end(own ?? JSON.stringify(completion));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const chat: ChatServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    reply: () => ({ status: 500 }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return chat;
}
