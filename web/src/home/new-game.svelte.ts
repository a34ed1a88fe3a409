/**
 * What somebody chooses for a new game, and the table that comes of it. What may be chosen, and what
 * holds unless it is chosen, are the engine's settings; only what to suggest is decided here.
 */
import type { Box, NewSeat, NewTable, Rules, SettingInfo } from '../core/messages';

/** Bots are introduced by name: names that suit every hero's face and need no translation. */
const DWARVES = ['Flint', 'Grim', 'Bryn', 'Ember', 'Rune', 'Slate'];

/** What is suggested for a quick game. */
const OPPONENTS = 2;
const LEVEL = 'apprentice';

type Value = SettingInfo['default'];
const isNumber = (value: Value): value is number => typeof value === 'number';

export class NewGame {
  name = $state('');
  /** Who sits beside this person: `open` for a friend, `here` at the same screen, or a bot's level. */
  seats: string[];
  /** What those are called who sit at the same screen, seat by seat as `seats`. */
  names: string[] = $state([]);
  /** Seconds for a move; 0 for any time. */
  pace = $state(0);
  /** Seconds that bots think about a move, if they think as long as they are given; 0 for the usual. */
  seconds = $state(0);
  #opponents = $state(OPPONENTS);
  #level = $state(LEVEL);
  #magic = $state<number | null>(null);
  /** What was changed of the rules; everything else is as the engine has it. */
  #rules = $state.raw<Partial<Rules>>({});

  /**
   * The box may come from a server; until then there is none. Where there is no server, nobody can
   * be invited.
   */
  constructor(
    private readonly box: () => Box | null,
    readonly canInvite = true,
  ) {
    this.seats = $state([this.#friend]);
  }

  get #friend(): string {
    return this.canInvite ? 'open' : 'here';
  }

  /** How many opponents there can be. */
  readonly opponentCounts: readonly number[] = $derived.by(() =>
    this.#numbers('players')
      .map((players) => players - 1)
      .filter((count) => count > 0),
  );
  /** How many magic dice a game alone can have, the easiest first. */
  readonly magicCounts: readonly number[] = $derived.by(() =>
    this.#numbers('magic').sort((a, b) => b - a),
  );
  readonly levels: readonly string[] = $derived.by(() => this.box()?.bots ?? [this.#level]);
  /** The settings of games for several that a person can choose beside the number of players. */
  readonly variants: readonly SettingInfo[] = $derived.by(() =>
    (this.box()?.settings ?? []).filter(
      ({ name, games }) => games !== 'solo' && name !== 'players',
    ),
  );

  get opponents(): number {
    const counts = this.opponentCounts;
    return counts.includes(this.#opponents) ? this.#opponents : (counts[0] ?? this.#opponents);
  }
  set opponents(count) {
    this.#opponents = count;
  }

  get level(): string {
    return this.levels.includes(this.#level) ? this.#level : (this.levels[0] ?? '');
  }
  set level(level) {
    this.#level = level;
    this.seconds = 0;
  }

  /** Magic dice of a game alone; null until the engine's default is known. */
  get magic(): number | null {
    const standard = this.#setting('magic')?.default;
    return this.#magic ?? (standard !== undefined && isNumber(standard) ? standard : null);
  }
  set magic(count) {
    this.#magic = count;
  }

  chosen(setting: SettingInfo): Value {
    return ({ ...this.#rules } as Record<string, Value>)[setting.name] ?? setting.default;
  }

  choose(setting: SettingInfo, value: Value): void {
    this.#rules = { ...this.#rules, [setting.name]: value };
  }

  /** Whether every seat that a game can have is there; false until that is known. */
  get full(): boolean {
    const most = Math.max(...this.#numbers('players'));
    return Number.isFinite(most) && this.seats.length + 1 >= most;
  }

  get canAddSeat(): boolean {
    return this.box() !== null && !this.full;
  }

  addSeat(): void {
    if (this.canAddSeat) this.seats.push(this.#friend);
  }

  /** Whether somebody comes by a link. */
  get isShared(): boolean {
    return this.seats.includes('open');
  }

  removeSeat(index: number): void {
    this.seats.splice(index, 1);
    this.names.splice(index, 1);
  }

  againstBots(): NewTable {
    const level = this.seconds ? `${this.level}@${this.seconds}s` : this.level;
    const bots = Array.from({ length: this.opponents }, (_, i) => this.#bot(level, i));
    return {
      rules: { ...this.#rules, players: this.opponents + 1 },
      seats: [this.#me(), ...bots],
      pace: null,
    };
  }

  /** A game to begin at once: heroes are dealt, as nobody knows them yet, unless that was changed. */
  quick(): NewTable {
    const table = this.againstBots();
    return { ...table, rules: { deal_heroes: true, ...table.rules } };
  }

  /** `player` names those who sit at the same screen and have no name, by their seat. */
  withFriends(player: (seat: number) => string): NewTable {
    const others = this.seats.map((who, i): NewSeat => {
      if (who === 'open') return { who };
      if (who === 'here') return { who, name: this.names[i]?.trim() || player(i + 2) };
      return this.#bot(who, i);
    });
    return {
      rules: { ...this.#rules, players: others.length + 1 },
      seats: [this.#me(), ...others],
      pace: (this.isShared && this.pace) || null,
    };
  }

  alone(): NewTable {
    const { magic } = this;
    return {
      rules: { players: 1, ...(magic === null ? {} : { magic }) },
      seats: [this.#me()],
      pace: null,
    };
  }

  #me(): NewSeat {
    const name = this.name.trim();
    return { who: 'me', ...(name ? { name } : {}) };
  }

  #bot(level: string, i: number): NewSeat {
    return { who: 'bot', bot: level, name: DWARVES[i % DWARVES.length] ?? '' };
  }

  #setting(name: string): SettingInfo | undefined {
    return this.box()?.settings.find((setting) => setting.name === name);
  }

  #numbers(name: string): number[] {
    return (this.#setting(name)?.values ?? []).filter(isNumber);
  }
}
