/**
 * The kernel: the rules and the bots as WebAssembly. This file knows how its doors are called and
 * where records have their fields, from what Python wrote beside it, and nothing of the game.
 */

/** An argument of a door: a number, an array, or a tuple of such. */
interface Argument {
  name: string;
  type: string;
  dimensions: number;
  fields: Argument[];
}

export interface Layout {
  size: number;
  fields: Record<string, { offset: number; type: string; shape: number[] }>;
}

/** What `make kernel` writes beside the file. */
export interface KernelFacts {
  fingerprint: string;
  doors: { name: string; arguments: Argument[]; returns: string[] }[];
  records: Record<string, Layout>;
  constants: Record<string, number>;
}

const VIEWS = {
  bool: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
} as const;
export type ElementType = keyof typeof VIEWS;
export type View = InstanceType<(typeof VIEWS)[ElementType]>;

/** An array in the kernel's memory, of numbers or of records. */
export class KernelArray {
  readonly length: number;
  /** How Numba passes an array: owner, parent, items, size of an item, data, shape, strides. */
  readonly parts: readonly (number | bigint)[];

  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly address: number,
    readonly type: ElementType | 'record',
    readonly itemSize: number,
    readonly shape: readonly number[],
  ) {
    this.length = shape.reduce((a, b) => a * b, 1);
    const strides = shape.map((_, i) =>
      shape.slice(i + 1).reduce((bytes, size) => bytes * size, itemSize),
    );
    this.parts = [
      0,
      0,
      BigInt(this.length),
      BigInt(itemSize),
      address,
      ...shape.map(BigInt),
    ].concat(strides.map(BigInt));
  }

  /** The bytes. Memory that grows is another buffer, so a view is not kept. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.address, this.length * this.itemSize);
  }

  /** The numbers of an array that is not of records. */
  get view(): View {
    if (this.type === 'record') throw new TypeError('records have fields, not numbers');
    return new VIEWS[this.type](this.memory.buffer, this.address, this.length);
  }

  /** A field of one of its records. */
  field(layout: Layout, name: string, item = 0): View {
    const field = layout.fields[name];
    if (!field) throw new RangeError(`there is no field ${name}`);
    const length = field.shape.reduce((a, b) => a * b, 1);
    const address = this.address + item * this.itemSize + field.offset;
    return new VIEWS[field.type as ElementType](this.memory.buffer, address, length);
  }
}

/** What a door takes: numbers, arrays, and tuples of arrays by name. */
export type DoorArgument = number | KernelArray | { readonly [field: string]: DoorArgument };
type Exported = (...args: (number | bigint)[]) => number;

const ALIGNMENT = 16;
const PAGE = 65_536;

export class Kernel {
  readonly #memory: WebAssembly.Memory;
  readonly #doors = new Map<string, { call: Exported; door: KernelFacts['doors'][number] }>();
  readonly #returned: number;
  #free: number;

  constructor(
    module: WebAssembly.Module,
    readonly facts: KernelFacts,
  ) {
    const { exports } = new WebAssembly.Instance(module);
    this.#memory = exports['memory'] as WebAssembly.Memory;
    this.#free = Number((exports['__heap_base'] as WebAssembly.Global).value);
    for (const door of facts.doors)
      this.#doors.set(door.name, { call: exports[door.name] as Exported, door });
    // Where doors put what they return, and after it what they would raise.
    this.#returned = this.#reserve(64);
  }

  /** Memory that is never given back: a page's worker keeps its arrays as long as it lives. */
  #reserve(bytes: number): number {
    const address = Math.ceil(this.#free / ALIGNMENT) * ALIGNMENT;
    this.#free = address + bytes;
    const lacking = this.#free - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE));
    return address;
  }

  array(type: ElementType, ...shape: number[]): KernelArray {
    const size = VIEWS[type].BYTES_PER_ELEMENT;
    const bytes = shape.reduce((a, b) => a * b, size);
    return new KernelArray(this.#memory, this.#reserve(bytes), type, size, shape);
  }

  records(name: string, count = 1): KernelArray {
    const { size } = this.layout(name);
    return new KernelArray(this.#memory, this.#reserve(size * count), 'record', size, [count]);
  }

  layout(name: string): Layout {
    const layout = this.facts.records[name];
    if (!layout) throw new RangeError(`there is no record ${name}`);
    return layout;
  }

  constant(name: string): number {
    const value = this.facts.constants[name];
    if (value === undefined) throw new RangeError(`there is no constant ${name}`);
    return value;
  }

  /** Calls a door; what it returns, as a list. */
  call(name: string, ...args: DoorArgument[]): number[] {
    const found = this.#doors.get(name);
    if (!found) throw new RangeError(`there is no door ${name}`);
    const { call, door } = found;
    if (args.length !== door.arguments.length)
      throw new TypeError(`${name} takes ${door.arguments.length} arguments`);
    const parts: (number | bigint)[] = [this.#returned, this.#returned + 48];
    door.arguments.forEach((argument, i) => flatten(argument, args[i] as DoorArgument, parts));
    const failed = call(...parts);
    if (failed) throw new Error(`${name} failed with ${failed}`);
    const returned = new DataView(this.#memory.buffer, this.#returned);
    return door.returns.map((type, i) => {
      if (type === 'float64') return returned.getFloat64(8 * i, true);
      return type === 'bool' ? returned.getUint8(8 * i) : Number(returned.getBigInt64(8 * i, true));
    });
  }
}

function flatten(
  { name, type, fields }: Argument,
  given: DoorArgument,
  parts: (number | bigint)[],
): void {
  if (typeof given === 'number') {
    if (type === 'int64') parts.push(BigInt(given));
    else parts.push(given);
  } else if (given instanceof KernelArray) {
    if (given.type !== type) throw new TypeError(`${name} is of ${type}, not of ${given.type}`);
    parts.push(...given.parts);
  } else {
    for (const field of fields) {
      const part = given[field.name];
      if (part === undefined) throw new TypeError(`${name} lacks ${field.name}`);
      flatten(field, part, parts);
    }
  }
}
