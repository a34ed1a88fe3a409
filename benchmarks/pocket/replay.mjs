// Repeats what browsers have asked a server for: many players, each from an address of their own.
//
//   node replay.mjs ADDRESS PLAYERS < REQUESTS
//
// REQUESTS is a JSON list of what one player asks for, with method, path and headers. Prints a JSON
// object: how many requests were answered, and the bytes of their answers.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const [address, players] = process.argv.slice(2);
const requests = JSON.parse(await text(process.stdin));
/** How many players come at the same time. */
const AT_ONCE = 20;
const UNSENT = ['host', 'connection', 'cookie', 'if-none-match', 'if-modified-since'];

function ask({ method, path, headers }, agent, localAddress) {
  const sent = Object.entries(headers).filter(([name]) => !UNSENT.includes(name));
  const options = { method, agent, localAddress, headers: Object.fromEntries(sent) };
  return new Promise((answered, failed) => {
    request(address + path, options, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => (bytes += part.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) answered(bytes);
        else failed(new Error(`${method} ${path}: ${answer.statusCode}`));
      });
    })
      .on('error', failed)
      .end();
  });
}

let came = 0;
let bytes = 0;
let answers = 0;
async function comeAndGo() {
  while (came < +players) {
    const player = came++;
    // The limits count by address. A browser has up to six connections to a host.
    const localAddress = `127.2.${player >> 8}.${player & 255}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const got = await Promise.all(requests.map((each) => ask(each, agent, localAddress)));
    agent.destroy();
    answers += got.length;
    bytes += got.reduce((sum, each) => sum + each, 0);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, comeAndGo));
console.log(JSON.stringify({ answers, bytes }));
