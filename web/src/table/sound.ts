/** Small sounds, made from nothing but noise and sines; one key turns them off. */
import { handle, type Handlers } from '../core/events';
import type { GameEvent } from '../core/messages';

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  // Browsers keep silent, and complain, until somebody has touched the page.
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return undefined;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

function tone(frequency: number, at: number, length: number, volume: number, type: OscillatorType) {
  const sound = audio();
  if (!sound) return;
  const start = sound.currentTime + at;
  const oscillator = new OscillatorNode(sound, { frequency, type });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(sound.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function noise(at: number, length: number, volume: number, frequency: number): void {
  const sound = audio();
  if (!sound) return;
  const start = sound.currentTime + at;
  const buffer = sound.createBuffer(1, Math.ceil(sound.sampleRate * length), sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(sound, { buffer });
  const filter = new BiquadFilterNode(sound, { type: 'bandpass', frequency, Q: 1.4 });
  source
    .connect(filter)
    .connect(new GainNode(sound, { gain: volume }))
    .connect(sound.destination);
  source.start(start);
}

const clack = (at = 0, pitch = 1) => {
  noise(at, 0.06, 0.5, 1900 * pitch);
  tone(230 * pitch, at, 0.07, 0.12, 'triangle');
};
const roll = (dice: number) => {
  for (let i = 0; i < Math.min(3 + dice, 8); i++)
    clack(0.05 * i + Math.random() * 0.03, 1 + i / 14);
};
const chime = (notes: number[], step = 0.09) =>
  notes.forEach((note, i) => tone(note, i * step, 0.5, 0.09, 'sine'));

const SOUNDS: Handlers<[]> = {
  take: () => clack(),
  draft: () => clack(),
  recycle: () => clack(0, 0.7),
  slide: () => clack(0.22, 0.85),
  share() {
    for (const [i, note] of [1180, 1760, 2640].entries()) tone(note, i * 0.015, 0.9, 0.07, 'sine');
    roll(1);
  },
  reroll: (event) => roll(event.dice.length),
  roll: (event) => roll(event.dice.length),
  fill: (event) => roll(Object.keys(event.dice).length),
  spend: () => chime([880, 1320], 0.06),
  cache: () => clack(0, 0.5),
  hero: () => chime([392, 523], 0.1),
  score: () => chime([523, 659, 784]),
  over: () => chime([523, 659, 784, 1047], 0.13),
};

/** Plays the sounds of events. */
export function sound(events: readonly GameEvent[]): void {
  for (const event of events) handle(SOUNDS, event);
}

/** It is somebody's turn at this screen. */
export const yourTurn = (): void => chime([660, 880], 0.08);
