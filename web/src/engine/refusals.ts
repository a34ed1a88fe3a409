/**
 * Refusals: errors with the id of a text of the catalogues and its arguments, as `diceminer.errors`
 * has them. They are worded by whoever shows them.
 */

/** A refusal can be the detail of another one. */
export type RefusalArgument = string | number | Refusal;
export type RefusalArguments = Readonly<Record<string, RefusalArgument>>;

/** Something asked for that can't be done; nothing has changed. */
export class Refusal extends Error {
  readonly id: string;
  readonly args: RefusalArguments;

  constructor(id: string, args: RefusalArguments = {}) {
    super(id);
    this.name = new.target.name;
    this.id = id;
    this.args = args;
  }
}

/** An action that can't be played now. `legal` are those that can, none when it is over. */
export class IllegalAction extends Refusal {
  readonly legal: readonly string[];

  constructor(id: string, args: RefusalArguments = {}, legal: readonly string[] = []) {
    super(id, args);
    this.legal = legal;
  }
}

/** Settings that make no game: rules, seeds, names. */
export class RulesError extends Refusal {}

/** Scripted dice that can't fall like that. */
export class RollsError extends Refusal {}

/** A bot that can't be made. */
export class BotError extends Refusal {}

/** A record that is damaged, with the number of the line that is wrong. */
export class RecordError extends Refusal {
  readonly line: number;

  constructor(id: string, line: number, args: RefusalArguments = {}) {
    super(id, args);
    this.line = line;
  }
}

/** A text that is no position, with the field that is wrong ("" when it is the whole). */
export class PositionError extends Refusal {
  readonly field: string;

  constructor(id: string, field = '', args: RefusalArguments = {}) {
    super(id, args);
    this.field = field;
  }
}
