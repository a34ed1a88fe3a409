// The page: hands questions to its worker.
const worker = new Worker(new URL('./worker.mjs', import.meta.url), { type: 'module' });

globalThis.ask = (...question) =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data: { answer, error } }) => (error ? reject(error) : resolve(answer));
    worker.onerror = ({ message }) => reject(message);
    worker.postMessage(question);
  });
