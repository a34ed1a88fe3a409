/** Refusals of local tables, in the same shape as a server's: the page words them. */
import type { Refusal } from '../core/messages';
import { IllegalAction, KernelError, Refusal as EngineRefusal, RulesError } from '../engine';

/** Something asked of a local table that can't be done; nothing has changed. */
export class LocalRefusal extends Error {
  /** A code that servers refuse with, too, or the id of a text of the page's own. */
  constructor(
    readonly code: string,
    readonly args: Refusal['args'] = {},
  ) {
    super(code);
  }
}

/** What to answer instead of doing what was asked. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof LocalRefusal) {
    const isOwn = error.code.startsWith('web-');
    return { code: error.code, text: '', args: isOwn ? { id: error.code } : error.args };
  }
  if (error instanceof KernelError) {
    const id = error.code === 'unsupported' ? 'web-broken-unsupported' : 'web-broken-about';
    return { code: 'kernel', text: error.message, args: { id } };
  }
  if (!(error instanceof EngineRefusal)) return { code: 'broken', text: String(error), args: {} };
  const code =
    error instanceof IllegalAction ? 'illegal' : error instanceof RulesError ? 'rules' : 'refused';
  const args: Refusal['args'] = { id: error.id };
  for (const [name, value] of Object.entries(error.args))
    args[name] = typeof value === 'number' ? value : String(value);
  return { code, text: error.message, args };
}
