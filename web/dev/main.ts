/**
 * For development only: shows any moment of a recorded game, without a server.
 * /dev.html?game=two&at=12&you=1&lang=it&play=1
 */
import { mount } from 'svelte';
import '../src/app.css';
import { box, tableInfo, welcomeTo } from '../fixtures/messages';
import four from '../fixtures/four.json';
import solo from '../fixtures/solo.json';
import tied from '../fixtures/tied.json';
import two from '../fixtures/two.json';
import type { GameEvent, Lang, Moved, Sheet, SheetRow, View } from '../src/core/messages';
import { facts } from '../src/state/facts.svelte';
import { follow } from '../src/core/follow';
import { preferences } from '../src/state/preferences.svelte';
import { RecordedChannel, RecordedTables } from '../src/channel/recorded.svelte';
import { Table } from '../src/state/table.svelte';
import Dev from './Dev.svelte';

interface Stage {
  seat: number;
  action: string;
  events: GameEvent[];
  sheet: number[][];
  legal: string[];
}
interface Recorded {
  start: View;
  opening: GameEvent[];
  legal: string[];
  sheet: number[][];
  stages: Stage[];
}
const GAMES = { two, four, tied, solo } as unknown as Record<string, Recorded>;
const query = new URLSearchParams(location.search);
const game = GAMES[query.get('game') ?? 'two']!;
const from = Math.min(Number(query.get('at') ?? 0), game.stages.length);
const you = (query.get('you') ?? '1').split(',').filter(Boolean).map(Number);
const NAMES = ['Ada', 'Hilda', 'Grim', 'Borka'];

const rows = (sheet: number[][]): Sheet =>
  Object.fromEntries(sheet.map((row, i) => [i + 1, row as SheetRow]));
const stages = game.stages.map((stage, i): Moved => ({
  t: 'moved',
  version: i + 1,
  seat: stage.seat,
  action: stage.action,
  by: you.includes(stage.seat) ? 'person' : 'bot',
  events: stage.events,
  sheet: rows(stage.sheet),
  legal: stage.legal,
}));

let view = game.start;
for (const stage of stages.slice(0, from)) view = follow(view, stage.events);

facts.box = box;

const before = from ? stages[from - 1]! : null;
const welcome = welcomeTo(view, {
  table: tableInfo(view, {
    status: view.phase === 'over' ? 'over' : 'playing',
    seats: tableInfo(view).seats.map((seat, i) =>
      you.includes(i + 1)
        ? { ...seat, name: NAMES[i] ?? '' }
        : { ...seat, who: 'bot', name: NAMES[i] ?? '', bot: 'apprentice' },
    ),
    you,
    version: from,
    commitment: '5364f2f2fc4f54e9d47ad29cfb08ef430c8153394bf2a0dff5cbe77a0ffef861',
    seed: view.phase === 'over' ? 'solo' : null,
  }),
  version: from,
  sheet: before?.sheet ?? rows(game.sheet),
  log: stages.slice(Math.max(0, from - 40), from),
  opening: from > 40 ? null : game.opening,
  legal: before?.legal ?? game.legal,
});

let last = game.start;
for (const { events } of stages) last = follow(last, events);
const standings = last.seats
  .map(({ total }, i) => ({ seat: i + 1, total }))
  .sort((a, b) => b.total - a.total)
  .sort((a, b) => Number(last.winners?.includes(b.seat)) - Number(last.winners?.includes(a.seat)))
  .map((each, i) => ({ ...each, place: i + 1 }));

const channel = new RecordedChannel(welcome, stages.slice(from));
const table = new Table('recorded', channel, { still: () => preferences.still });
table.open();
channel.deliver({ t: 'ended', seed: 'solo', record_path: '', standings });
const next = () => channel.next();
if (query.get('play')) setInterval(next, Number(query.get('play')));

Object.assign(globalThis, { table, next, facts });
const lang = query.get('lang') as Lang | null;
if (lang) preferences.lang = lang;
if (query.get('theme')) preferences.theme = query.get('theme') as 'dark' | 'light';
void preferences.begin();
mount(Dev, {
  target: document.getElementById('app')!,
  props: { table, tables: new RecordedTables(box, channel) },
});
