// How the peers' driver.js plays at a Dice Miner server: through the public API, as two guests.
//
// A move of the driver is one action of the game, and its version the table's. The driver lets
// players 0 and 1 move in turns; here the one moves whom the server told what is legal, and the
// driver's player of that moment stands for them. A table of two has 62 actions at least (two
// heroes, sixty dice to take), so that no game ends within the driver's sixty.
const http = require('node:http');
const WebSocket = require('ws');

const agent = new http.Agent({ keepAlive: true });
let guests = 0;

/** Every guest comes from an address of their own: the limits count by address. */
const newAddress = () => {
  guests += 1;
  return `127.1.${guests >> 8}.${guests & 255}`;
};

const ask = (base, guest, method, path, body) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie: guest.cookie };
    const request = http.request(
      base + path,
      { method, headers, agent, localAddress: guest.address },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (text += part));
        response.on('end', () => {
          if (response.statusCode >= 300)
            reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
          else resolve({ told: JSON.parse(text), cookies: response.headers['set-cookie'] });
        });
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });

const newGuest = async (base) => {
  const guest = { address: newAddress(), cookie: '' };
  const { cookies } = await ask(base, guest, 'GET', '/api/me');
  guest.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  return guest;
};

exports.createMatch = async (base) => {
  const players = [await newGuest(base), await newGuest(base)];
  const wish = { rules: { players: 2 }, seats: [{ who: 'me' }, { who: 'open' }] };
  const { told } = await ask(base, players[0], 'POST', '/api/tables', wish);
  const secret = told.links['2'].split('/').pop();
  await ask(base, players[1], 'POST', `/api/tables/${told.id}/sit`, { secret, name: 'Two' });
  // `turn`: who is to act and what is legal then; `stands`: the driver's player who moved last.
  return { id: told.id, players, sockets: [], onVersion: [], turn: null, stands: 0, began: null };
};

exports.connect = (base, match, player, onVersion) =>
  new Promise((resolve, reject) => {
    const { cookie, address } = match.players[player];
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws/${match.id}`, {
      headers: { cookie },
      localAddress: address,
      perMessageDeflate: false,
    });
    let bytes = 0;
    let updates = 0;
    let counting = false;
    match.sockets[player] = socket;
    match.onVersion[player] = onVersion;
    const handle = {
      version: 0,
      startCount: () => (counting = true),
      // All that came, acknowledgements too, over the updates alone.
      bytes: () => [bytes, updates],
      close: () => socket.close(),
      send: (die, version) => {
        const { seat, legal } = match.turn;
        match.stands = player;
        const action = legal[die % legal.length];
        match.sockets[seat - 1].send(
          JSON.stringify({ t: 'move', id: `m${version}`, seat, version, action }),
        );
      },
    };
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (counting) bytes += data.length;
      if (message.legal) match.turn = { seat: player + 1, legal: message.legal };
      switch (message.t) {
        case 'welcome':
          if (player === 0) {
            resolve(handle);
            if (message.view) match.began();
          } else if (!message.view) {
            match.began = () => resolve(handle);
            match.sockets[0].send(JSON.stringify({ t: 'start', id: 'start' }));
          }
          break;
        case 'moved': {
          if (counting) updates += 1;
          const moved = message.seat === player + 1;
          match.onVersion[moved ? match.stands : 1 - match.stands](message.version);
          break;
        }
        case 'no':
          console.error(data.toString());
          process.exit(1);
      }
    });
  });
