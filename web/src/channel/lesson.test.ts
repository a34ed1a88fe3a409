import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharePick } from '../core/intent';
import { loadEngine } from '../engine/node';
import { isSolo, lessons, nextLesson, parseLine, type Lesson } from '../lessons/script';
import { Table } from '../state/table.svelte';
import { LessonChannel, YOU } from './lesson.svelte';

const engine = loadEngine();
const TEXTS = new Set(
  ['lessons', 'refusals', 'errors'].flatMap((file) => {
    const text = readFileSync(`../src/diceminer/locale/en/${file}.ftl`, 'utf8');
    return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
  }),
);

function open(lesson: Lesson): { channel: LessonChannel; table: Table } {
  const channel = new LessonChannel(engine, lesson);
  const table = new Table(lesson.id, channel, { spacing: 0 });
  table.open();
  return { channel, table };
}

/** What is shown: a refused action must not change it. */
const shown = ({ view, sheet, position, legal }: Table) => ({ view, sheet, position, legal });

/** What the lesson waits for, which is what its hint names. */
async function expected(channel: LessonChannel): Promise<string> {
  const answer = await channel.ask({ t: 'hint' });
  return (answer.t === 'seen' && answer.rank?.[0]?.action) || '';
}

describe.each(lessons)('the lesson $id', (lesson) => {
  it('begins at a position, ends with something to read, and changes the position in between only after that', () => {
    expect(lesson.steps[0]?.position).toBeDefined();
    expect(lesson.steps.at(-1)?.play).toBeUndefined();
    lesson.steps.forEach(({ position }, i) => {
      if (i && position) expect(lesson.steps[i - 1]?.play, `before step ${i}`).toBeUndefined();
    });
  });

  it('is played to its end as it is written, and every step counts what it says', async () => {
    const { channel, table } = open(lesson);
    for (const [i, step] of lesson.steps.entries()) {
      expect(channel.step).toBe(i);
      if (!step.play) {
        expect(table.acting, `${step.id} is only read`).toBeNull();
        channel.next();
        continue;
      }
      while (channel.step === i) {
        expect(table.acting, step.id).toBe(YOU);
        const action = await expected(channel);
        expect(await table.act(action), `${action} in ${step.id}`).toBe(true);
      }
      expect(table.position).toBe(channel.version);
      const [tunnels = 0, treasure = 0, hazards = 0, gems] = table.sheet[YOU] ?? [];
      const all = {
        ...{ tunnels, treasure, hazards, gems, total: tunnels + treasure + hazards },
        ...{ 'their-treasure': table.sheet[2]?.[1], score: table.view?.score },
        'their-total': (table.sheet[2] ?? [])
          .slice(0, 3)
          .reduce<number>((a, b) => a + Number(b), 0),
      };
      expect(step.counts, `${step.id} says what it counts`).toBeDefined();
      expect(all, step.id).toMatchObject(step.counts!);
    }
  });

  it('refuses every other action with a word for it, and nothing is lost', async () => {
    const { channel, table } = open(lesson);
    for (const [i, step] of lesson.steps.entries()) {
      const begun = shown(table);
      const done: string[] = [];
      while (step.play && channel.step === i) {
        const right = await expected(channel);
        for (const action of table.legal.filter((action) => action !== right)) {
          expect(await table.act(action), action).toBe(false);
          const { code, args } = table.refusal!;
          expect(code, action).toBe('lesson');
          expect(TEXTS, action).toContain(args['id']);
          expect(shown(table), `${action} in ${step.id}`).toEqual(begun);
          // A wrong die among several begins the choice again.
          for (const again of done) expect(await table.act(again)).toBe(true);
        }
        expect(await table.act(right), right).toBe(true);
        done.push(right);
      }
      if (!step.play) channel.next();
    }
  });

  it('gives the engine’s reason for what is not legal', async () => {
    const { channel, table } = open(lesson);
    for (const action of ['take a1', 'draft a1', 'recycle a1', 'hero alchemist', 'nonsense']) {
      const answer = await channel.ask({ t: 'move', seat: YOU, version: 0, action });
      expect(answer).toMatchObject({ t: 'no', code: 'illegal' });
      if (answer.t === 'no') expect(TEXTS).toContain(answer.args['id']);
      expect(channel.step).toBe(0);
    }
    expect(table.position).toBe(0);
  });

  it('names with a hint what is to be done', async () => {
    const { channel, table } = open(lesson);
    await table.inquiries.advise();
    const { action } = parseLine(lesson.steps[0]!.play![0]!);
    expect(table.inquiries.hint).toMatchObject([{ action }]);
    expect(table.inquiries.line).toEqual(channel.line);
    expect(channel.line[0]).toBe(action);
  });

  it('has a text for each step, and begins again', async () => {
    const { channel, table } = open(lesson);
    const begun = table.view;
    for (const { id } of lesson.steps) expect(TEXTS).toContain(`lesson-say-${lesson.id}-${id}`);
    for (const part of ['title', 'about']) expect(TEXTS).toContain(`lesson-${part}-${lesson.id}`);
    await table.act(parseLine(lesson.steps[0]!.play![0]!).action);
    channel.restart();
    expect(channel.step).toBe(0);
    expect(table.view).toEqual(begun);
    expect(table.acting).toBe(YOU);
  });
});

describe('the lessons', () => {
  it('know all that the player is to do before the other one plays', async () => {
    const { channel, table } = open(lessons.find(({ id }) => id === 'magic')!);
    expect(channel.line).toEqual(['spend M2', 'reroll T2', 'reroll T5']);
    await table.act('spend M2');
    expect(channel.line).toEqual(['reroll T2', 'reroll T5']);
    const { channel: other } = open(lessons.find(({ id }) => id === 'top')!);
    expect(other.line).toEqual(['take c2']);
  });

  it('object no longer when something else is taken in hand', async () => {
    const { channel, table } = open(lessons.find(({ id }) => id === 'cheers')!);
    await table.act('take c2');
    expect(table.refusal).toMatchObject(channel.objection('take c2'));
    table.intent.hold(sharePick('HB'));
    expect(table.refusal).toBeNull();
  });

  it('lead to a first game before the solo game, which has other rules', () => {
    expect(lessons.findIndex(isSolo)).toBe(lessons.length - 1);
    const after = (done: number) => nextLesson({ isDone: (id) => ids.indexOf(id) < done });
    const ids = lessons.map(({ id }) => id);
    expect(after(0)).toBe(1);
    expect(after(6)).toBe(7);
    expect(after(7)).toBe(0);
    expect(after(8)).toBe(0);
  });

  it('are eight, and have no text that none of them says', () => {
    expect(lessons.length).toBe(8);
    const said = lessons.flatMap(({ id, steps }) => [
      `lesson-title-${id}`,
      `lesson-about-${id}`,
      ...steps.map((step) => `lesson-say-${id}-${step.id}`),
      ...steps.flatMap(({ wrong = {} }) =>
        Object.values(wrong).map((word) => `lesson-no-${id}-${word}`),
      ),
    ]);
    const written = [...TEXTS].filter((id) => /^lesson-(title|about|say|no)-/.test(id));
    expect(new Set(written)).toEqual(new Set(said));
  });
});
