import { parsed } from '../net/send.js';

/** A server says something at least every fifteen seconds; one that is silent this long is gone. */
const SILENCE = 40_000;

/** The JSON of each message of a server-sent stream, until it ends. Rejects when it breaks off or falls silent. */
export async function* eventStream(
  url: string,
  { headers, signal }: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): AsyncGenerator<unknown> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const response = await fetch(url, {
      headers: { ...headers, Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      const messages = (rest + value).split(/\r?\n\r?\n/);
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const text = dataOf(message);
        if (text !== '') yield parsed(text);
      }
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

function dataOf(message: string): string {
  const lines = message.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines.map((line) => line.slice('data:'.length).trimStart()).join('\n');
}
