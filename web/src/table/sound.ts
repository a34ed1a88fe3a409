/** Small sounds, made from nothing but noise and sines; one key turns them off. */
import { handle, type Handlers } from '../core/events';
import type { GameEvent } from '../core/messages';
import { CHEERS } from '../core/motion';
import { FALL, FALL_NEXT, HITS, spread, THROW } from '../core/times';
import { size } from '../core/tokens';
import { preferences } from '../state/preferences.svelte';

let context: AudioContext | undefined;
let out: GainNode | undefined;

/** Where sounds go: as loud as the viewer wants them. */
function audio(): GainNode | undefined {
  // Browsers complain of sounds before somebody has touched the page.
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return undefined;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (!out) (out = new GainNode(context)).connect(context.destination);
    // Loudness grows slower than the amplitude; the sounds below are made for a gain of 1.
    out.gain.value = 2 * preferences.volume ** 2;
    return out;
  } catch {
    return undefined;
  }
}

function tone(frequency: number, at: number, length: number, volume: number, type: OscillatorType) {
  const output = audio();
  if (!output) return;
  const sound = output.context;
  const start = sound.currentTime + at;
  const oscillator = new OscillatorNode(sound, { frequency, type });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(output);
  oscillator.start(start);
  oscillator.stop(start + length);
}

let hiss: AudioBuffer | undefined;

/** A second of noise, made once: all noises are parts of it. */
function hissOf(sound: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = sound.createBuffer(1, sound.sampleRate, sound.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function noise(at: number, length: number, volume: number, frequency: number, Q = 1.4): void {
  const output = audio();
  if (!output) return;
  const sound = output.context;
  const start = sound.currentTime + at;
  const source = new AudioBufferSourceNode(sound, { buffer: hissOf(sound) });
  const filter = new BiquadFilterNode(sound, { type: 'bandpass', frequency, Q });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(output);
  source.start(start, Math.random() * (1 - length), length);
}

const clack = (at = 0, pitch = 1, loud = 1) => {
  noise(at, 0.09, 0.6 * loud, 1900 * pitch);
  tone(230 * pitch, at, 0.07, 0.12 * loud, 'triangle');
};

/** Dice are heard where they hit the tray; where none are seen to roll, as a short rattle. */
function roll(dice: number, speed: number, wait = 0): void {
  if (!speed) {
    for (let i = 0; i < Math.min(3 + dice, 8); i++)
      clack(0.05 * i + Math.random() * 0.03, 1 + i / 14, 0.8);
    return;
  }
  const heard = Math.min(dice, HEARD);
  for (let i = 0; i < heard; i++) {
    const later = heard > 1 ? (spread(dice) * i) / (heard - 1) : 0;
    for (const [part, loud] of HITS)
      clack(((wait + later + part * THROW) * speed) / 1000, 0.85 + 0.3 * Math.random(), loud);
  }
}
/** Of more dice than this, no ear counts the knocks. */
const HEARD = 6;

/** Each die that falls onto the mountain. */
function pour(dice: number, speed: number, after: number): void {
  if (!speed) roll(dice, speed);
  else
    for (let i = 0; i < dice; i++)
      clack(((after + FALL_NEXT * i + 0.8 * FALL) * speed) / 1000, 0.75 + 0.2 * Math.random(), 0.6);
}

/** Stone on stone. */
function rumble(speed: number): void {
  const time = Math.max(speed, 0.3);
  noise(0.05 * time, 0.5 * time, 0.9, 90, 0.8);
  noise(0.1 * time, 0.35 * time, 0.35, 340, 0.7);
  clack(0.26 * time, 0.7, 0.8);
}
const chime = (notes: number[], step = 0.09) =>
  notes.forEach((note, i) => tone(note, i * step, 0.5, 0.09, 'sine'));

/** Two mugs meet. */
export const toast = (): void => {
  for (const [i, note] of [1180, 1760, 2640].entries()) tone(note, i * 0.015, 0.9, 0.07, 'sine');
};
/** A number is written down, or a crown given. */
export const scratch = (): void => noise(0, 0.14, 0.3, 3800, 0.8);
export const crown = (): void => chime([784, 1047, 1319], 0.07);
/** Somebody at this screen has won. */
export const fanfare = (): void => {
  chime([523, 659, 784, 1047, 784, 1047, 1319], 0.12);
  chime([262, 262, 330, 392, 330, 392, 523], 0.12);
};

const SOUNDS: Handlers<[speed: number, rolled: number]> = {
  take: () => clack(),
  draft: () => clack(),
  recycle: () => clack(0, 0.7),
  slide: (_, speed) => rumble(speed),
  share(_, speed) {
    toast();
    roll(1, speed, CHEERS);
  },
  'roll-off': (event, speed) => roll(Object.keys(event.rolls).length, speed),
  reroll: (event, speed) => roll(event.dice.length, speed),
  roll: (event, speed) => roll(event.dice.length, speed),
  'set-up': (event, speed) => roll(size(event.dice), speed),
  fill: (event, speed, rolled) => pour(Object.keys(event.dice).length, speed, rolled),
  spend: () => chime([880, 1320], 0.06),
  cache: () => clack(0, 0.5),
  hero: () => chime([392, 523], 0.1),
  score: () => chime([523, 659, 784]),
  over: () => chime([523, 659, 784, 1047], 0.13),
};

/**
 * Plays the sounds of events: in time with dice that are seen to move, which take so many times as
 * long as usual, or at once where none are (0). `rolled` is how long dice roll before others fall.
 */
export function sound(events: readonly GameEvent[], speed: number, rolled: number): void {
  for (const event of events) handle(SOUNDS, event, speed, rolled);
}

/** It is somebody's turn at this screen. */
export const yourTurn = (): void => chime([660, 880], 0.08);
