/** The minimum any importer must do: read the file and decode it in chunks. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  void (async () => {
    const decoder = new TextDecoder();
    const reader = data.stream().getReader();
    let characters = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      characters += decoder.decode(value, { stream: true }).length;
    }
    characters += decoder.decode().length;
    self.postMessage(characters);
  })();
});
self.postMessage('ready');
