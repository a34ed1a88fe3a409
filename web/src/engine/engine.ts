/**
 * The engine: a kernel with the arrays that games and bots share. Games keep their own state
 * outside of it and bring it in for each call, so that a game costs the kernel no memory.
 */
import { constants, data, doors } from './data';
import type { ElementType } from './kernel';
import { Kernel, KernelArray, type DoorArgument } from './kernel';

export class Engine {
  readonly kernel: Kernel;
  /** Two states and a cup that a game is worked on in, and room for what doors tell. */
  readonly states: KernelArray;
  readonly cups: KernelArray;
  readonly legal: KernelArray;
  readonly status: KernelArray;
  readonly sheet: KernelArray;
  readonly faces: KernelArray;
  readonly preview: KernelArray;
  readonly place: KernelArray;
  readonly outcomes: KernelArray;
  readonly chances: KernelArray;
  readonly #weights: Uint8Array;
  readonly #shared = new Map<string, DoorArgument>();

  /** Weights are what bots go by; who has no bots may leave them out. */
  constructor(module: WebAssembly.Module, weights: Uint8Array = new Uint8Array()) {
    this.kernel = new Kernel(module, doors);
    this.#weights = weights;
    const { kernel } = this;
    this.states = kernel.records('state', 2);
    this.cups = kernel.records('cup');
    this.legal = kernel.array('int16', constants.MOST_LEGAL);
    this.status = kernel.array('int16', constants.STATUS);
    this.sheet = kernel.array('int16', constants.SEATS, constants.SHEET);
    this.faces = kernel.array('int16', constants.FACE_COUNT);
    this.preview = kernel.array('int16', constants.PREVIEW);
    this.place = kernel.array('int16', 3);
    this.outcomes = kernel.array('int16', constants.MOST_OUTCOMES);
    this.chances = kernel.array('int16', constants.MOST_OUTCOMES);
  }

  /** Buffers that are made when they are first asked for and then kept. */
  shared(name: string, make: () => DoorArgument): DoorArgument {
    const found = this.#shared.get(name);
    if (found !== undefined) return found;
    if (this.kernel.isScoped) throw new Error(`${name} would be gone with what is made for a call`);
    const made = make();
    this.#shared.set(name, made);
    return made;
  }

  /** An array of the weights; with an index, that part of its first dimension. */
  weights(name: string, index?: number): DoorArgument {
    return this.shared(`weights ${name} ${index ?? ''}`, () => {
      const stored = data.weights[name];
      if (!stored) throw new RangeError(`there are no weights ${name}`);
      const shape = index === undefined ? stored.shape : stored.shape.slice(1);
      const array = this.kernel.array(stored.type as ElementType, ...shape);
      const size = array.bytes.length;
      const offset = stored.offset + size * (index ?? 0);
      if (this.#weights.length < offset + size)
        throw new Error('bots need weights.bin, which this engine was made without');
      array.bytes.set(this.#weights.subarray(offset, offset + size));
      return array;
    });
  }
}
